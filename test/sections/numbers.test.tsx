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
  it.each([['R$\u00a01.234.567,89', 'R$\u00a01.234.567,89', 1234567.89]])(
    'that is pasted as %j is hinted as %j and sent as %p',
    async (text, hint, amount) => {
      const { id, field, paste } = await openPlan(1);
      await paste(text);
      expect(field).toHaveAccessibleDescription(hint);
      save();
      await waitFor(() => expect(table('plans').find(id)).toMatchObject({ amount }));
    },
  );

  it.each([['12345678901234567890', digits]])(
    'that is pasted as %j is refused at its field, stays there, and is not sent',
    async (text, reason) => {
      const { id, user, field, paste } = await openPlan(1);
      await paste(text);
      expect(field).not.toHaveAccessibleDescription(expect.stringContaining(reason));
      await user.tab();
      expect(field).toHaveValue(text);
      expect(field).toBeInvalid();
      expect(field).toHaveAccessibleDescription(reason);
      save();
      await waitFor(() => expect(field).toHaveFocus());
      expect(field).toHaveAccessibleDescription(reason);
      expect(table('plans').find(id)).toMatchObject({ amount: 1 });
      await paste('2');
      await user.tab();
      expect(field).toBeValid();
      save();
      await waitFor(() => expect(table('plans').find(id)).toMatchObject({ amount: 2 }));
    },
  );

  it.each([['1,5', whole]])('without decimals that is typed as %j is refused at its field', async (text, reason) => {
    const { user, field } = await openCoupon();
    await user.type(field, text);
    await user.tab();
    expect(field).toHaveValue(text);
    expect(field).toHaveAccessibleDescription(reason);
    save();
    await waitFor(() => expect(field).toHaveFocus());
    expect(table('coupons').all()).toEqual([]);
  });

  it.each([['07ab%', '7', 7]])(
    'without decimals that is typed as %j is shown as %j and sent',
    async (text, shown, limitUsages) => {
      const { user, field } = await openCoupon();
      await user.type(field, text);
      await user.tab();
      expect(field).toHaveValue(shown);
      save();
      await waitFor(() => expect(table('coupons').all()).toEqual([expect.objectContaining({ limitUsages })]));
    },
  );

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
