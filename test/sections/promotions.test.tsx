import { screen } from '@testing-library/react';
import { table } from '../mock-backend/server';
import { visit } from '../support/visit';

it('a promotion with a web address opens it in a tab of its own, and any other link is only a text', async () => {
  const web = 'https://promo.example.com.br/campanha/1';
  table('promotions').insert({ name: 'Natal', link: web, active: true });
  table('promotions').insert({ name: 'Antiga', link: 'javascript:alert(1)', active: false });
  await visit('/application-admin/promotions', 'editor');
  const link = await screen.findByRole('link', { name: web });
  expect(link).toHaveAttribute('href', web);
  expect(link).toHaveAttribute('target', '_blank');
  expect(screen.getByRole('cell', { name: 'javascript:alert(1)' })).toBeVisible();
  expect(screen.queryByRole('link', { name: /javascript/ })).toBeNull();
});
