import { fireEvent, screen, waitFor } from '@testing-library/react';
import { ptBr } from '../../i18n/pt-br';
import { table, useProfile } from '../mock-backend/server';
import { reload, visit } from '../support/visit';

const APP = '/application-admin';
const { notation, whole, digits } = ptBr.entity.validation;

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
  it.each([
    ['1.234.567', 'R$\u00a01.234.567,00', 1234567],
    ['1.234.567,89', 'R$\u00a01.234.567,89', 1234567.89],
    ['1,234,567', 'R$\u00a01.234.567,00', 1234567],
    ['1.234,50', 'R$\u00a01.234,50', 1234.5],
    ['R$\u00a01.234,50', 'R$\u00a01.234,50', 1234.5],
    ['0,0000005', 'R$\u00a00,0000005', 0.0000005],
  ])('that is pasted as %j is hinted as %j and sent as %p', async (text, hint, amount) => {
    const { id, field, paste } = await openPlan(1);
    await paste(text);
    expect(field).toHaveAccessibleDescription(hint);
    save();
    await waitFor(() => expect(table('plans').find(id)).toMatchObject({ amount }));
  });

  it.each([
    ['1,5E+03', notation],
    ['-12', notation],
    ['3 mil', notation],
    ['１２', notation],
    ['1.23.456', notation],
    ['12345678901234567890', digits],
    ['123456789012345678901234', digits],
    ['0,1234567890123456789', digits],
  ])('that is pasted as %j is refused at its field, stays there, and is not sent', async (text, reason) => {
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
  });

  it('that is very small is shown without an exponent, and a digit typed at its end makes it no larger one', async () => {
    const { id, user, field } = await openPlan(0.0000005);
    expect(field).toHaveValue('0,0000005');
    await user.type(field, '1');
    await user.tab();
    expect(field).toHaveValue('0,00000051');
    save();
    await waitFor(() => expect(table('plans').find(id)).toMatchObject({ amount: 0.00000051 }));
  });

  it('that was typed, left and shortened by one digit loses only that digit', async () => {
    const { user, field } = await openPlan(1);
    await user.clear(field);
    await user.type(field, '0,0000005');
    await user.tab();
    await user.type(field, '{Backspace}');
    expect(field).toHaveValue('0,000000');
    await user.type(field, '2');
    expect(field).toHaveAccessibleDescription('R$\u00a00,0000002');
  });

  it('has a point before its decimals in English', async () => {
    table('plans').insert({ name: 'Yearly', amount: 1234.5 });
    const user = await visit(`${APP}/plans`, 'editor', 'en');
    await user.click(await screen.findByRole('button', { name: 'Edit Yearly' }));
    const field = await screen.findByLabelText('Amount (R$)');
    expect(field).toHaveValue('1234.5');
    await user.clear(field);
    await user.click(field);
    await user.paste('1,234,567.25');
    expect(field).toHaveAccessibleDescription('R$\u00a01,234,567.25');
    await user.tab();
    expect(field).toHaveValue('1234567.25');
  });

  it.each([
    ['1,5E+03', '1,5E+03', whole],
    ['1,5', '1,5', whole],
    ['-3', '-3', whole],
    ['9007199254740993', '9007199254740993', digits],
  ])('without decimals that is typed as %j is refused at its field', async (text, left, reason) => {
    const { user, field } = await openCoupon();
    await user.type(field, text);
    await user.tab();
    expect(field).toHaveValue(left);
    expect(field).toHaveAccessibleDescription(reason);
    save();
    await waitFor(() => expect(field).toHaveFocus());
    expect(table('coupons').all()).toEqual([]);
  });

  it.each([
    ['9007199254740991', '9007199254740991', 9007199254740991],
    ['9007199254740992', '9007199254740992', 9007199254740992],
    ['1.500', '1500', 1500],
    ['007', '7', 7],
    ['12ab%', '12', 12],
  ])('without decimals that is typed as %j is shown as %j and sent', async (text, shown, limitUsages) => {
    const { user, field } = await openCoupon();
    await user.type(field, text);
    await user.tab();
    expect(field).toHaveValue(shown);
    save();
    await waitFor(() => expect(table('coupons').all()).toEqual([expect.objectContaining({ limitUsages })]));
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
