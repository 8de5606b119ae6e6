import { screen, waitFor, within } from '@testing-library/react';
import { reset } from '../../mock-backend/server';
import { requests } from '../../support/requests';
import { visit } from '../../support/visit';

describe('R115: the picker of a form field searches the list from which its records are chosen:', () => {
  it.each([
    ['pediatric-doses', 'Categoria', 'pediatric-dose-categories'],
    ['pediatric-doses', 'Bula', 'medicine-leaflets-heads'],
    ['interactions', 'Substância', 'substances'],
    ['semiologies', 'Sinônimos', 'semiologies-synonym'],
  ])('%s, %s', async (section, field, path) => {
    reset({ rich: true });
    const sent = requests();
    const user = await visit(`/application-admin/${section}/manage`);
    await user.click((await screen.findAllByRole('button', { name: `Escolher: ${field}` }))[0]);
    await user.type(within(await screen.findByRole('dialog')).getByRole('searchbox'), 'Tos{Enter}');
    await waitFor(() => expect(sent).toContain(`GET /api/${path}?size=20&page=0&name=Tos`));
  });
});
