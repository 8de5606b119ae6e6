import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { found } from '../faults/disturbances';
import { serveList, takeSaves } from '../support/serve-list';
import { visit } from '../support/visit';

const AREA = '/application-admin';

const press = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }));

const param = (code: string, position: number, options: object[] = []) => ({
  id: position,
  code,
  inputType: 'TOGGLE',
  measurement: '',
  presentationName: code,
  position,
  options,
});
const option = (code: string, order: number) => ({ id: order, code, order, presentationName: code });

const PARAMS = [param('a', 1), param('b', 2, [option('x', 1), option('y', 2), option('z', 3)]), param('c', 3)];

/** Opens the form of a calculator with three parameters, of which the second has three options. */
const openCalculator = async () => {
  const stored = { id: 1, name: 'IMC', formula: '', synonyms: [], specificView: 'NONE', formulaParams: PARAMS };
  const sent = serveList('medical-calculators', stored);
  await visit(`${AREA}/medical-calculators`);
  fireEvent.click(await found('[data-cy="entityEditButton"]'));
  await found('[data-cy="formulaParams"]');
  return sent;
};

const savedParams = async (sent: unknown[]) => {
  press('Salvar');
  await waitFor(() => expect(sent).toHaveLength(1));
  return (sent as { formulaParams: ReturnType<typeof param>[] }[])[0].formulaParams;
};

const positions = (params: ReturnType<typeof param>[]) =>
  params.map(({ code, position }) => `${code} ${position}`).join(', ');

it('R109: parameters and options of a calculator are renumbered from 1 after one is removed and one is added', async () => {
  const sent = await openCalculator();
  fireEvent.click(screen.getAllByRole('button', { name: 'Remover opção 2' })[0]);
  press('Remover parâmetro 1');
  press('Adicionar parâmetro');
  press('Adicionar opção ao parâmetro 1');

  const saved = await savedParams(sent);
  expect(positions(saved)).toBe('b 1, c 2, novo 3');
  const added = { code: 'novo', order: 3, presentationName: '' };
  expect(saved[0].options).toEqual([option('x', 1), { ...option('z', 3), order: 2 }, added]);
});

it.each([
  ['added', 'Adicionar parâmetro', 'a 1, c 2, b 3, novo 4'],
  ['removed', 'Remover parâmetro 1', 'c 1, b 2'],
])('rows are reordered by a typed position when one is %s', async (_what, button, expected) => {
  const sent = await openCalculator();
  fireEvent.change(screen.getAllByRole('textbox', { name: 'Posição' })[2], { target: { value: '1' } });
  press(button);
  expect(positions(await savedParams(sent))).toBe(expected);
});

it('R114, R116: commercial names that are chosen before the leaflet is named get its name as their composition on save', async () => {
  const sent = takeSaves('medicine-leaflets');
  const user = await visit(`${AREA}/medicine-leaflets/manage`);
  await user.click(await screen.findByRole('button', { name: 'Adicionar nome comercial' }));
  const dialog = await screen.findByRole('dialog');
  await user.type(within(dialog).getByRole('searchbox'), 'Novalgina, Anador');
  await user.click(await within(dialog).findByRole('button', { name: /Novalgina, Anador/ }));
  fireEvent.change(await found('form [data-cy="name"]'), { target: { value: 'Dipirona' } });
  await user.click(screen.getByRole('button', { name: 'Salvar' }));

  await waitFor(() => expect(sent).toHaveLength(1));
  expect(sent[0]).toMatchObject({
    name: 'Dipirona',
    children: [
      { name: 'Novalgina', composition: 'Dipirona', free: true, available: false },
      { name: 'Anador', composition: 'Dipirona', free: true, available: false },
    ],
  });
});

it('commercial names with the same name are separate rows, and each is shown once after another is removed', async () => {
  const names = [
    { id: 1, name: 'Anador', composition: 'um' },
    { id: 2, name: 'Novalgina', composition: 'dois' },
    { id: 3, name: 'Novalgina', composition: 'três' },
  ];
  const children = names.map(child => ({ ...child, free: true, available: true }));
  serveList('medicine-leaflets', { id: 1, name: 'Dipirona', available: true, free: true, children });
  await visit(`${AREA}/medicine-leaflets`);
  fireEvent.click(await found('[data-cy="entityEditButton"]'));
  const field = await found('[data-cy="children"]');
  press('Remover Anador');
  const shown = within(field).getAllByRole('listitem');
  expect(shown.map(row => row.textContent)).toEqual([expect.stringContaining('dois'), expect.stringContaining('três')]);
});
