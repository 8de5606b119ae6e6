import { screen } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { menuOf } from 'app/menu/menus';
import { accounts } from '../../mock-backend/accounts';
import { server } from '../../mock-backend/server';
import { MENUS, pathsOf } from '../../support/menus';
import { visit } from '../../support/visit';

const authoritiesOf = (login: string) => accounts.find(account => account.login === login)?.authorities ?? [];

describe('the menu', () => {
  it.each(Object.entries(MENUS))('R8, R33, F66: of %s has exactly the expected entries, in order', (login, menu) => {
    const entries = menuOf(authoritiesOf(login), { docs: true, gateway: true });
    expect(entries.map(({ to }) => to)).toEqual(pathsOf(menu));
  });

  it('R36, R37: has no docs and gateway entries when the server does not offer them', () => {
    const entries = menuOf(authoritiesOf('admin'), { docs: false, gateway: false });
    expect(entries.map(({ to }) => to)).toEqual(pathsOf(MENUS.admin).filter(path => !/docs|gateway/.test(path)));
  });
});

/** The accounts that may enter each area (R8), and the heading of its screen. */
const ROUTES: [path: string, heading: RegExp, allowed: string[]][] = [
  ['/admin/health', /^Saúde do sistema$/, ['admin', 'chief', 'everything']],
  ['/application-admin/coupon', /^Cupons$/, ['editor', 'employee', 'chief', 'leaflet', 'flashcard', 'everything']],
  ['/account/password', /^Senha de /, ['admin', 'editor', 'employee', 'chief', 'leaflet', 'flashcard', 'everything']],
];

const REFUSED = 'Você não tem autorização para acessar esta página.';

describe('the route guard', () => {
  describe.each(ROUTES)(
    'R9, R10, R34: of %s admits accounts with one of its authorities, and no others:',
    (path, heading, allowed) => {
      it.each(allowed)('%s can enter', async login => {
        await visit(path, login);
        expect(await screen.findByRole('heading', { level: 1, name: heading })).toBeVisible();
        expect(screen.queryByText(REFUSED)).not.toBeInTheDocument();
      });

      it.each(Object.keys(MENUS).filter(login => !allowed.includes(login)))(
        '%s sees a message that access is refused',
        async login => {
          await visit(path, login);
          expect(await screen.findByText(REFUSED)).toBeVisible();
          expect(screen.queryByRole('heading', { level: 1 })).not.toBeInTheDocument();
        },
      );
    },
  );

  it.each(['ROLE_ADMIN', 'ROLE_USER', 'ROLE_APPLICATION_ADMIN'])('of account screens admits a %s user', async role => {
    const account = { login: 'ana', activated: true, authorities: [{ name: role }] };
    server.use(http.get('*/api/account/me', () => HttpResponse.json(account)));
    await visit('/account/password');
    expect(await screen.findByLabelText('Senha atual')).toBeVisible();
  });
});
