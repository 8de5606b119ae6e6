import { fireEvent, screen, waitFor } from '@testing-library/react';
import { ptBr } from '../../i18n/pt-br';
import { table, useProfile } from '../mock-backend/server';
import { reload, visit } from '../support/visit';

const APP = '/application-admin';
const { whole, digits } = ptBr.entity.validation;

// The awkward backend changes the types of the records that these tests store.
beforeEach(() => useProfile('friendly'));

const openPlan = async (amount: number) => {
  const { id } = table('plans').insert({ name: 'Anual', amount });
  const user = await visit(`${APP}/plans`);
  await user.click(await screen.findByRole('button', { name: 'Editar Anual' }));
  const field = await screen.findByLabelText<HTMLInputElement>('Valor (R$)');
  const paste = async (text: string) => {
    await user.clear(field);
    await user.click(field);
    await user.paste(text);
  };
  return { id, user, field, paste };
};

const openCoupon = async () => {
  const user = await visit(`${APP}/coupon/manages`);
  return { user, field: await screen.findByLabelText<HTMLInputElement>('Limite de usos') };
};

const save = () => fireEvent.click(screen.getByRole('button', { name: 'Salvar' }));

describe('A number', () => {
  it('that is pasted with its currency and separators is hinted as it was written and sent as a number', async () => {
    const text = 'R$\u00a01.234.567,89';
    const { id, field, paste } = await openPlan(1);
    await paste(text);
    expect(field).toHaveAccessibleDescription(text);
    save();
    await waitFor(() => expect(table('plans').find(id)).toMatchObject({ amount: 1234567.89 }));
  });

  it('that is pasted with more digits than a number can hold is refused at its field, stays there, and is not sent', async () => {
    const text = '12345678901234567890';
    const { id, user, field, paste } = await openPlan(1);
    await paste(text);
    expect(field).not.toHaveAccessibleDescription(expect.stringContaining(digits));
    await user.tab();
    expect(field).toHaveValue(text);
    expect(field).toBeInvalid();
    expect(field).toHaveAccessibleDescription(digits);
    save();
    await waitFor(() => expect(field).toHaveFocus());
    expect(field).toHaveAccessibleDescription(digits);
    expect(table('plans').find(id)).toMatchObject({ amount: 1 });
    await paste('2');
    await user.tab();
    expect(field).toBeValid();
    save();
    await waitFor(() => expect(table('plans').find(id)).toMatchObject({ amount: 2 }));
  });

  it('without decimals that is typed as 1,5 is refused at its field', async () => {
    const { user, field } = await openCoupon();
    await user.type(field, '1,5');
    await user.tab();
    expect(field).toHaveValue('1,5');
    expect(field).toHaveAccessibleDescription(whole);
    save();
    await waitFor(() => expect(field).toHaveFocus());
    expect(table('coupons').all()).toEqual([]);
  });

  it('without decimals that is typed as 07ab% is shown as 7 and sent', async () => {
    const { user, field } = await openCoupon();
    await user.type(field, '07ab%');
    await user.tab();
    expect(field).toHaveValue('7');
    save();
    await waitFor(() => expect(table('coupons').all()).toEqual([expect.objectContaining({ limitUsages: 7 })]));
  });

  it('that was refused is still in its field after a reload', async () => {
    const { user, field } = await openCoupon();
    await user.type(field, '1,5E+03');
    await user.tab();
    const again = await reload();
    await again.click(await screen.findByRole('button', { name: /Recuperar|Restaurar/ }));
    const restored = await screen.findByLabelText('Limite de usos');
    await waitFor(() => expect(restored).toHaveValue('1,5E+03'));
    expect(restored).toHaveAccessibleDescription(whole);
  });
});
