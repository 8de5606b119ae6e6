import { screen } from '@testing-library/react';
import { ptBr } from '../../../i18n/pt-br';
import { visit } from '../../support/visit';

it('the first Tab focuses a skip link, which moves the focus to the content and keeps the address', async () => {
  const user = await visit('/application-admin/coupon');
  await screen.findByRole('heading', { level: 1 });
  await user.tab();
  expect(screen.getByRole('link', { name: ptBr.global.skip })).toHaveFocus();
  await user.keyboard('{Enter}');
  expect(screen.getByRole('main')).toHaveFocus();
  expect(window.location.hash).toBe('#/application-admin/coupon');
});
