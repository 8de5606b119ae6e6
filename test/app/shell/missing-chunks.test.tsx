/** @alone It replaces modules of the console. */

import { screen } from '@testing-library/react';
import { visit } from '../../support/visit';

const mockMissing = () => {
  throw new TypeError('Failed to fetch dynamically imported module');
};

/** Chunks that the server no longer has after a new release. */
jest.mock('app/shell/palette/internal/palette', () => mockMissing());
jest.mock('features/writing/reading/reading-check', () => mockMissing());
jest.mock('features/changes/internal/changes-dialog', () => mockMissing());

beforeEach(() => {
  // React logs an error for each component that throws.
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => jest.restoreAllMocks());

const failure = () => screen.findByText(/^Esta tela não pôde ser carregada/);

describe('A palette that cannot be loaded', () => {
  it.each([
    ['once', ''],
    ['twice', '{Control>}k{/Control}'],
  ])('lets the user type in the form after it was requested %s', async (_often, again) => {
    const user = await visit('/application-admin/risk-factor/manage');
    await user.click(await screen.findByLabelText(/^Nome/));
    await user.keyboard('{Control>}k{/Control}');
    await failure();
    await user.keyboard(`${again}Sal`);
    expect(screen.getByLabelText(/^Nome/)).toHaveValue('Sal');
  });
});

it('the text can still be edited when the reading check cannot be loaded', async () => {
  const user = await visit('/application-admin/semiologies/manage');
  await user.click(await screen.findByRole('button', { name: 'Editar texto: Anamnese' }));
  await user.type(await screen.findByRole('textbox', { name: 'Anamnese' }), 'Tosse seca');
  await user.click(screen.getByRole('button', { name: 'Revisão de leitura' }));
  await failure();
  await user.type(screen.getByRole('textbox', { name: 'Anamnese' }), ' há dias');
  expect(screen.getByRole('textbox', { name: 'Anamnese' })).toHaveValue('Tosse seca há dias');
});

it('the form keeps the typed text when the changes dialog cannot be loaded', async () => {
  const user = await visit('/application-admin/risk-factor/manage');
  await user.type(await screen.findByLabelText(/^Nome/), 'Sal');
  await user.click(screen.getByRole('button', { name: 'Ver alterações' }));
  expect(await failure()).toBeVisible();
  expect(screen.getByLabelText(/^Nome/)).toHaveValue('Sal');
});
