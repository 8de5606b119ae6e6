import { screen, waitFor } from '@testing-library/react';
import { ptBr } from '../../i18n/pt-br';
import { table } from '../mock-backend/server';
import { newUser, userOf, users } from '../mock-backend/users';
import { provokesOffences } from '../support/offences';
import { openRecord } from '../support/open-record';
import { sentBodies, serveList } from '../support/serve-list';
import { visit } from '../support/visit';

const APP = '/application-admin';
const LONG = 'x'.repeat(239);
const { asStored, tooLong } = ptBr.entity.validation;

/** The contract has today's limits, and imported values exceed them. */
beforeEach(() => provokesOffences());

const save = () => screen.getByRole('button', { name: 'Salvar' });

describe('F189: a stored value that breaks a rule', () => {
  it('has a hint at its field and goes back as it came, as often as the record is saved', async () => {
    const score = { id: 1, name: 'Apgar', formula: 'a', category: LONG, isAvailableForFree: false, synonyms: [] };
    const sent = serveList('medical-scores', score);
    const user = await openRecord(`${APP}/medical-scores`, 'Apgar');
    const formula = screen.getByDisplayValue('a');
    const stored = screen.getByDisplayValue(LONG);
    expect(stored).toHaveAccessibleDescription(expect.stringContaining(`${tooLong} ${asStored}`));
    expect(stored).toBeValid();
    await user.type(formula, 'b');
    await user.click(save());
    await waitFor(() => expect(sent).toMatchObject([{ category: LONG, formula: 'ab' }]));
    await user.type(formula, 'c');
    await user.click(save());
    await waitFor(() => expect(sent).toHaveLength(2));
    expect(sent[1]).toMatchObject({ category: LONG, formula: 'abc' });
  });

  it('is refused once it is typed over', async () => {
    const sent = serveList('medical-scores', {
      id: 1,
      name: 'Apgar',
      category: LONG,
      formula: 'a',
      isAvailableForFree: false,
    });
    const user = await openRecord(`${APP}/medical-scores`, 'Apgar');
    const stored = screen.getByDisplayValue(LONG);
    await user.type(stored, 'y');
    await user.click(save());
    await waitFor(() => expect(stored).toBeInvalid());
    expect(stored).not.toHaveAccessibleDescription(expect.stringContaining(asStored));
    expect(sent).toEqual([]);
  });

  it('does not keep a user with a short e-mail and a strange login from being saved', async () => {
    const sent = sentBodies();
    users().insert(newUser({ login: 'a b', email: 'x', firstName: 'Ana' }, 'system'));
    const user = await visit('/admin/user-management', 'admin');
    await user.click(await screen.findByRole('link', { name: 'Editar a b' }));
    const name = await screen.findByLabelText(/^Nome/);
    expect(screen.getByLabelText(/^E-mail/)).toHaveAccessibleDescription(expect.stringContaining(asStored));
    await user.type(name, ' Maria');
    await user.click(save());
    await waitFor(() => expect(sent).toMatchObject([{ login: 'a b', email: 'x', firstName: 'Ana Maria' }]));
  });

  it('does not keep the own account from being saved', async () => {
    const sent = sentBodies();
    table('users').replace({ ...userOf('admin'), lastName: LONG, email: 'x' } as never);
    const user = await visit('/account/settings', 'admin');
    const lastName = screen.getByLabelText(/^Sobrenome/);
    await waitFor(() => expect(lastName).toHaveValue(LONG));
    expect(lastName).toHaveAccessibleDescription(expect.stringContaining(asStored));
    await user.type(screen.getByLabelText(/^Nome/), ' M');
    await user.click(save());
    await waitFor(() => expect(sent).toMatchObject([{ firstName: 'Helena M', lastName: LONG, email: 'x' }]));
  });
});
