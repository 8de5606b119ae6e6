import { screen, within } from '@testing-library/react';
import { table } from '../mock-backend/server';
import { newUser, users } from '../mock-backend/users';
import { visit } from '../support/visit';

/** How each section stores a record that is active or not, and the words for both. */
const LISTS = {
  'application-admin/coupon': {
    insert: (code: string, isActive: boolean) => table('coupons').insert({ code, isActive }),
    words: ['Ativo', 'Inativo'],
  },
  'application-admin/plans': {
    insert: (name: string, active: boolean) => table('plans').insert({ name, active }),
    words: ['Ativo', 'Inativo'],
  },
  'application-admin/promotions': {
    insert: (name: string, active: boolean) => table('promotions').insert({ name, active }),
    words: ['Ativa', 'Inativa'],
  },
  'application-admin/user-application': {
    insert: (name: string, activated: boolean) => table('customers').insert({ name, activated, login: name }),
    words: ['Ativa', 'Inativa'],
  },
  'admin/user-management': {
    insert: (login: string, activated: boolean) =>
      users().insert({ ...newUser({ login, email: `${login}@example.com` }, 'system'), activated }),
    words: ['Ativo', 'Inativo'],
  },
};

it.each(Object.entries(LISTS))('F257: in the list %s, active and inactive are words of one look', async (path, one) => {
  one.insert('aaron', true);
  one.insert('bruna', false);
  await visit(`/${path}`, 'everything');
  const stateOf = async (name: string) => {
    const row = await screen.findByRole('row', { name: new RegExp(name) });
    return within(row).getByText(/^(Ina|A)tiv[ao]$/, { selector: '.state' });
  };
  const states = [await stateOf('aaron'), await stateOf('bruna')];
  expect(states.map(({ textContent }) => textContent)).toEqual(one.words);
  expect(states.map(({ className }) => className)).toEqual(['badge state state-good', 'badge state']);
});
