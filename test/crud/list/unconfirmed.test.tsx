import { screen } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { server, table } from '../../mock-backend/server';
import { confirmDelete } from '../../support/confirm-delete';
import { visit } from '../../support/visit';

const blocked = () => HttpResponse.text('Request blocked by security policy');

it('F160: a state that a firewall kept from being changed is read, and told as it is stored', async () => {
  table('coupons').insert({ code: 'VERAO10', couponDiscountType: 'PERCENTAGE', discountValue: 10, isActive: true });
  server.use(http.put('*/api/coupons/status', blocked));
  const user = await visit('/application-admin/coupon');
  await user.click(await screen.findByRole('button', { name: 'Desativar VERAO10' }));
  expect(await screen.findByText(/A alteração não está feita.*\/api/)).toBeVisible();
  expect(await screen.findByRole('button', { name: 'Desativar VERAO10' })).toBeVisible();
  expect(screen.queryByText('Pronto!')).toBeNull();
});

describe('F160: a delete that a firewall answered is read again, and the list tells that the record', () => {
  const insert = () => table('groups').insert({ name: 'Cardiologia' });
  const remove = async () => {
    const user = await visit('/application-admin/groups');
    await user.click(await screen.findByRole('button', { name: 'Excluir Cardiologia' }));
    await confirmDelete(user);
  };

  it('is still there', async () => {
    insert();
    server.use(http.delete('*/api/groups/:id', blocked));
    await remove();
    expect(await screen.findByText(/A alteração não está feita/)).toBeVisible();
    expect(await screen.findByRole('button', { name: 'Excluir Cardiologia' })).toBeVisible();
    expect(screen.queryByText('Excluído com sucesso!')).toBeNull();
  });

  it('is gone', async () => {
    const { id } = insert();
    const removeAndBlock = () => {
      table('groups').remove(Number(id));
      return blocked();
    };
    server.use(http.delete('*/api/groups/:id', removeAndBlock));
    await remove();
    expect(await screen.findByText(/A alteração está feita/)).toBeVisible();
    expect(screen.queryByText('Excluído com sucesso!')).toBeNull();
  });
});
