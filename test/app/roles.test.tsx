import { cleanup, screen } from '@testing-library/react';
import { visit } from '../support/visit';
import { menuOf } from 'app/menus';
import { accounts } from '../mock-backend/accounts';
import { MENUS, pathsOf } from '../support/menus';

const authoritiesOf = (login: string) => accounts.find(account => account.login === login)?.authorities ?? [];

describe('the menu', () => {
  it.each(Object.entries(MENUS))('of %s has exactly its entries, in order', (login, menu) => {
    const entries = menuOf(authoritiesOf(login), { docs: true, gateway: true });
    expect(entries.map(({ to }) => to)).toEqual(pathsOf(menu));
  });

  it('has no docs and no gateway where the server offers none', () => {
    const entries = menuOf(authoritiesOf('admin'), { docs: false, gateway: false });
    expect(entries.map(({ to }) => to)).toEqual(pathsOf(MENUS.admin).filter(path => !/docs|gateway/.test(path)));
  });
});

/** Who enters which area (R8). */
const ROUTES: Record<string, string[]> = {
  '/admin/health': ['admin', 'chief', 'everything'],
  '/admin/diseases': ['admin', 'chief', 'everything'],
  '/application-admin/coupon': ['editor', 'employee', 'chief', 'leaflet', 'flashcard', 'everything'],
  '/account/password': ['admin', 'editor', 'employee', 'chief', 'leaflet', 'flashcard', 'everything'],
  '/entity': ['admin', 'editor', 'employee', 'chief', 'leaflet', 'flashcard', 'everything'],
};

describe('the guard', () => {
  it.each(Object.entries(ROUTES))('of %s lets in exactly its accounts', async (path, allowed) => {
    const entered: string[] = [];
    for (const login of Object.keys(MENUS)) {
      await visit(path, login);
      await screen.findByRole('contentinfo');
      const isRefused = screen.queryAllByText('Você não tem autorização para acessar esta página.').length > 0;
      if (!isRefused) entered.push(login);
      cleanup();
    }
    expect(entered).toEqual(Object.keys(MENUS).filter(login => allowed.includes(login)));
  });
});
