import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { ptBr } from '../../../i18n/pt-br';
import { table } from '../../mock-backend/server';
import { sentBodies } from '../../support/serve-list';
import { reload, visit } from '../../support/visit';

const APP = '/application-admin';
const { whole, digits, cents } = ptBr.entity.validation;

const save = () => fireEvent.click(screen.getByRole('button', { name: /^(Salvar|Save)$/ }));

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

  it('F236: with thousands is sent as such in a field of money, and three decimals are refused there', async () => {
    const sent = sentBodies();
    const user = await visit(`${APP}/coupon/manages`);
    await user.type(await screen.findByLabelText('Código'), 'NATAL');
    const field = screen.getByLabelText('Valor do desconto');
    await user.type(field, '10,125');
    save();
    await waitFor(() => expect(field).toHaveAccessibleDescription(cents));
    await user.clear(field);
    await user.type(field, '10.000');
    expect(field).toHaveAccessibleDescription('10.000%');
    save();
    await waitFor(() => expect(sent).toMatchObject([{ discountValue: 10000 }]));
  });

  it.each([
    ['pt-br', '1.234', '1234', '1,234', 1234],
    ['pt-br', '2.500', '2,5', '2500', 2.5],
    ['en', '1,234', '1.234', '1234', 1.234],
  ] as const)(
    'F236: in %s, %s is refused as a weight until one of its readings is chosen: %s, not %s',
    async (locale, text, chosen, other, weight) => {
      const sent = sentBodies<{ diseaseDiagnosticVariables: object }>();
      table('diseases').insert({ name: 'Asma', free: false });
      const user = await visit(`${APP}/diseases`, 'editor', locale);
      await user.click(await screen.findByRole('link', { name: 'Asma' }));
      await user.click(await screen.findByText(/Sexo, idade e prevalência|Sex, age and prevalence/));
      const field = screen.getByLabelText(/Prevalência|Prevalence/);
      await user.clear(field);
      await user.type(field, text);
      save();
      const readings = within(await screen.findByRole('group', { name: /^(Leituras|Readings)/ }));
      expect(readings.getByRole('button', { name: other })).toBeVisible();
      expect(field).toBeInvalid();
      expect(sent).toEqual([]);
      await user.tab();
      await user.click(readings.getByRole('button', { name: chosen }));
      expect(field).toHaveFocus();
      expect(field).toHaveValue(chosen);
      save();
      await waitFor(() => expect(sent).toHaveLength(1));
      expect(JSON.stringify(sent[0].diseaseDiagnosticVariables)).toContain(String(weight));
    },
  );
});
