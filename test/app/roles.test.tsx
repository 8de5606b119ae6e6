import { cleanup, screen } from '@testing-library/react';
import { visit } from '../support/visit';
import { menuOf } from 'app/menus';
import { accounts } from '../backend/accounts';

/** Spec 2.4 and decisions 6-8, by URL segment; an account's whole menu in order. */
const FULL = `application-settings groups medicine-groups coupon interactions flashcards illustrated-procedures
  semiologies reset-password laboratory-groups pediatric-doses editor-contents medical-scores medical-criteria
  medical-calculators laboratories medicine-leaflets user-application risk-factor diseases sync-resume symptoms
  disease-synonym synonym-group application-pictures notification promotions plans`;
const ADMINISTRATION = `user-management metrics health configuration audits logs application-settings groups diseases
  sync-resume symptoms application-pictures notification gateway docs`;
const MENUS: Record<string, [string, string][]> = {
  admin: [['/admin', ADMINISTRATION]],
  editor: [['/application-admin', FULL]],
  employee: [['/application-admin', 'user-application']],
  chief: [
    ['/application-admin', 'user-application'],
    ['/admin', 'docs'],
  ],
  leaflet: [
    [
      '/application-admin',
      'medicine-groups diseases interactions laboratories illustrated-procedures medicine-leaflets semiologies',
    ],
  ],
  flashcard: [
    [
      '/application-admin',
      `groups medicine-groups interactions flashcards illustrated-procedures semiologies laboratory-groups
       pediatric-doses editor-contents medical-scores medical-criteria medical-calculators laboratories medicine-leaflets
       risk-factor diseases symptoms disease-synonym synonym-group application-pictures`,
    ],
  ],
  everything: [
    ['/application-admin', FULL],
    ['/admin', ADMINISTRATION],
  ],
  visitor: [],
};

const pathsOf = (menu: [string, string][]) =>
  menu.flatMap(([area, segments]) => segments.split(/\s+/).map(segment => `${area}/${segment}`));

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

/** Who enters which area (spec 2.2). */
const ROUTES: Record<string, string[]> = {
  '/admin/health': ['admin', 'chief', 'everything'],
  '/admin/diseases': ['admin', 'chief', 'everything'],
  '/application-admin/coupon': ['editor', 'employee', 'chief', 'leaflet', 'flashcard', 'everything'],
  '/account/password': ['admin', 'editor', 'employee', 'chief', 'leaflet', 'flashcard', 'everything', 'visitor'],
  '/entity': ['admin', 'editor', 'employee', 'chief', 'leaflet', 'flashcard', 'everything', 'visitor'],
};

describe('the guard', () => {
  it.each(Object.entries(ROUTES))('of %s lets in exactly its accounts', async (path, allowed) => {
    const entered: string[] = [];
    for (const login of Object.keys(MENUS)) {
      await visit(path, login);
      await screen.findByText('Console de conteúdo clínico');
      const isRefused = screen.queryAllByText('Você não tem autorização para acessar esta página.').length > 0;
      if (!isRefused) entered.push(login);
      cleanup();
    }
    expect(entered).toEqual(Object.keys(MENUS).filter(login => allowed.includes(login)));
  });
});
