import { fireEvent, screen, waitFor } from '@testing-library/react';
import { found } from '../faults/disturbances';
import { serveList } from '../support/serve-list';
import { visit } from '../support/visit';

const AREA = '/application-admin';

const HORMONES = { id: 3, name: 'Hormônios', normalizedName: 'hormonios' };

it.each([
  ['laboratories', { name: 'TSH', synonyms: [], groups: [] }, HORMONES, 'Hormônios'],
  ['medical-scores', { name: 'TSH', formula: '', synonyms: [] }, HORMONES, 'Hormônios'],
  ['groups', { name: 'TSH', childrenGroups: [] }, HORMONES, 'Hormônios'],
  ['groups', { name: 'TSH', childrenGroups: [] }, { id: 4, name: 'CLINIC' }, 'Clínica médica'],
  ['pediatric-doses', { name: 'TSH', inputType: 'AGE', synonyms: [], contents: [] }, 'Dor', 'Dor'],
])(
  'R110: a category of %s that is received as a record, or of a dose as a text, is shown by its name or label and sent back unchanged',
  async (list, record, category, shown) => {
    const sent = serveList(list, { id: 1, ...record, category });
    await visit(`${AREA}/${list}`);
    expect(await screen.findByRole('row', { name: new RegExp(shown) })).toBeVisible();
    fireEvent.click(await found('[data-cy="entityEditButton"]'));
    expect(await screen.findByLabelText('Categoria')).toHaveDisplayValue(shown);
    fireEvent.change(await found('form [data-cy="name"]'), { target: { value: 'T4 livre' } });
    fireEvent.click(screen.getByRole('button', { name: 'Salvar' }));
    await waitFor(() => expect(sent).toEqual([expect.objectContaining({ name: 'T4 livre', category })]));
  },
);
