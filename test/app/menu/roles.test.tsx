import { screen, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { menuOf } from 'app/menu/menus';
import { areas } from 'app/sections';
import { AUTHORITIES, hasAnyAuthority } from 'core/auth/authorities';
import { accounts } from '../../mock-backend/accounts';
import { server } from '../../mock-backend/server';
import { MENUS, pathsOf } from '../../support/menus';
import { visit } from '../../support/visit';

const OFFERED = { docs: true, gateway: true };
const authoritiesOf = (login: string) => accounts.find(account => account.login === login)?.authorities ?? [];

describe('the menu', () => {
  it.each(Object.entries(MENUS))('R8, R33, F66: of %s has exactly the expected entries, in order', (login, menu) => {
    const entries = menuOf(authoritiesOf(login), OFFERED);
    expect(entries.map(({ to }) => to)).toEqual(pathsOf(menu));
  });

  it('R36, R37: has no docs and gateway entries when the server does not offer them', () => {
    const entries = menuOf(authoritiesOf('admin'), { docs: false, gateway: false });
    expect(entries.map(({ to }) => to)).toEqual(pathsOf(MENUS.admin).filter(path => !/docs|gateway/.test(path)));
  });

  it.each([
    ['admin', { docs: true, gateway: undefined }, []],
    ['admin', { docs: undefined, gateway: true }, ['/admin/gateway']],
    ['admin', { docs: undefined, gateway: false }, []],
    ['everything', { docs: false, gateway: undefined }, []],
    ['chief', { docs: undefined, gateway: undefined }, []],
    ['chief', { docs: true, gateway: undefined }, ['/admin/docs']],
  ])(
    'F281: of %s holds back what follows an entry that the server has not answered for (%j): none moves when it comes',
    (login, offered, shown) => {
      const whole = menuOf(authoritiesOf(login), OFFERED).map(({ to }) => to);
      const entries = menuOf(authoritiesOf(login), offered).map(({ to }) => to);
      expect(entries).toEqual(whole.slice(0, entries.length));
      expect(entries.filter(path => /docs|gateway/.test(path))).toEqual(shown);
    },
  );
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
          expect(screen.getByRole('heading', { level: 1, name: 'Acesso não autorizado' })).toBeVisible();
        },
      );
    },
  );

  it('a refused screen says which accounts may open it, where the same record is in this account’s menu, and leads home', async () => {
    const user = await visit('/admin/coupon/manages?id=3', 'editor');
    expect(await screen.findByText(/contas com uma destas permissões: Administrador\.$/)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Cupons' })).toHaveAttribute(
      'href',
      expect.stringMatching(/#\/application-admin\/coupon\/manages\?id=3$/),
    );
    await user.click(screen.getByRole('link', { name: 'Ir para o início' }));
    expect(await screen.findByText(/Você entrou/)).toBeVisible();
  });

  it.each([
    ['ROLE_ADMIN', 'Senha atual', ['Configurações', 'Senha', 'Sair']],
    ['ROLE_USER', 'Senha atual', ['Configurações', 'Senha', 'Sair']],
    ['ROLE_APPLICATION_ADMIN', 'Senha atual', ['Configurações', 'Senha', 'Sair']],
    ['ROLE_EMPLOYEE', REFUSED, ['Sair']],
  ])('of account screens, and the links to them, suit a %s user', async (role, shown, links) => {
    const account = { login: 'ana', activated: true, authorities: [{ name: role }] };
    server.use(http.get('*/api/account/me', () => HttpResponse.json(account)));
    const user = await visit('/account/password');
    expect(await screen.findByText(shown)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'ana' }));
    const names = within(screen.getByRole('menu'))
      .getAllByRole('menuitem')
      .map(item => item.textContent);
    const ofAccount = ['Configurações', 'Senha', 'Sair'];
    expect(names.filter(name => ofAccount.includes(name ?? ''))).toEqual(links);
    await user.keyboard('{Escape}{Control>}k{/Control}Senha');
    const own = screen.queryAllByRole('option', { name: /^Senha/ });
    expect(own).toHaveLength(links.filter(link => link === 'Senha').length);
  });
});

const { ADMIN, APPLICATION_ADMIN, EMPLOYEE, FLASHCARD, SMART_LEAFLET } = AUTHORITIES;
const NAMES = Object.values(AUTHORITIES);

/** Every set of authorities that an account can hold. */
const combinations = Array.from({ length: 2 ** NAMES.length }, (_, bits) =>
  NAMES.filter((_name, index) => bits & (2 ** index)),
);

const guardOf = (address: string) => areas.find(({ path }) => address.startsWith(`${path}/`))?.authorities ?? [];

const menu = (held: readonly string[]) => menuOf(held, OFFERED).map(({ to }) => to);

it('R35: no menu has an entry that the guard of its area refuses, for any combination of authorities', () => {
  const refused = combinations.flatMap(held =>
    menu(held)
      .filter(to => !hasAnyAuthority(held, guardOf(to)))
      .map(to => `${held.join('+')}: ${to}`),
  );
  expect(combinations).toHaveLength(128);
  expect(refused).toEqual([]);
});

it.each([
  ['a leaflet user who is an admin and may not enter the application area', [ADMIN, SMART_LEAFLET], []],
  ['a flashcard user who is an admin and no more', [ADMIN, FLASHCARD], MENUS.admin],
  ['a flashcard user who is an application admin', [APPLICATION_ADMIN, FLASHCARD], MENUS.flashcard],
  ['a leaflet user who is an employee', [EMPLOYEE, SMART_LEAFLET], MENUS.leaflet],
  ['a flashcard user who may enter no area', [FLASHCARD], []],
])('R33: the menu of %s has the expected entries', (_who, held, expected) => {
  expect(menu(held)).toEqual(pathsOf(expected));
});
