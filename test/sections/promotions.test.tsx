import { screen } from '@testing-library/react';
import { table } from '../mock-backend/server';
import { visit } from '../support/visit';

const WEB = 'https://promo.example.com.br/campanha/1';
const OTHERS = ['javascript:alert(1)', 'http a combinar'];

it('F97: a promotion with a web address opens it in a tab of its own, and any other link, such as a javascript: URL, is only a text', async () => {
  [WEB, ...OTHERS].forEach((link, at) => table('promotions').insert({ name: `Natal ${at}`, link, active: true }));
  await visit('/application-admin/promotions', 'editor');
  const link = await screen.findByRole('link', { name: WEB });
  expect(link).toHaveAttribute('href', WEB);
  expect(link).toHaveAttribute('target', '_blank');
  for (const other of OTHERS) {
    expect(screen.getByRole('cell', { name: other })).toBeVisible();
    expect(screen.queryByRole('link', { name: other })).toBeNull();
  }
});
