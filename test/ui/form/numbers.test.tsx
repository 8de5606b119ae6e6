import { fireEvent, screen, waitFor } from '@testing-library/react';
import { ptBr } from '../../../i18n/pt-br';
import { table } from '../../mock-backend/server';
import { reload, visit } from '../../support/visit';

const APP = '/application-admin';
const { whole, digits } = ptBr.entity.validation;

const save = () => fireEvent.click(screen.getByRole('button', { name: 'Salvar' }));

describe('A number', () => {
  it('that is pasted with more digits than a number can hold is refused at its field, stays there, and is not sent', async () => {
    const text = '12345678901234567890';
    const { id } = table('plans').insert({ name: 'Anual', amount: 1 });
    const user = await visit(`${APP}/plans`);
    await user.click(await screen.findByRole('button', { name: 'Editar Anual' }));
    const field = await screen.findByLabelText('Valor (R$)');
    const paste = async (pasted: string) => {
      await user.clear(field);
      await user.click(field);
      await user.paste(pasted);
    };
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

  it('without decimals that is typed as 1,5E+03 is refused at its field, and is still there after a reload', async () => {
    const user = await visit(`${APP}/coupon/manages`);
    const field = await screen.findByLabelText('Limite de usos');
    await user.type(field, '1,5E+03');
    await user.tab();
    save();
    await waitFor(() => expect(field).toHaveFocus());
    expect(field).toHaveAccessibleDescription(whole);
    expect(table('coupons').all()).toEqual([]);
    const again = await reload();
    await again.click(await screen.findByRole('button', { name: /Recuperar|Restaurar/ }));
    const restored = await screen.findByLabelText('Limite de usos');
    await waitFor(() => expect(restored).toHaveValue('1,5E+03'));
    expect(restored).toHaveAccessibleDescription(whole);
  });
});
