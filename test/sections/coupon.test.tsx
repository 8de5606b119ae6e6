import { fireEvent, screen, waitFor } from '@testing-library/react';
import { ptBr } from '../../i18n/pt-br';
import { table, useProfile } from '../mock-backend/server';
import { hold } from '../support/hold';
import { requests } from '../support/requests';
import { sentBodies } from '../support/serve-list';
import { reload, visit } from '../support/visit';

const LIST = '/application-admin/coupon';
const row = (name: RegExp) => screen.findByRole('row', { name });

describe('coupons', () => {
  it('R122: show a usage limit of 0 or none as Infinito, the uses with separators, and the discount by its type', async () => {
    // The type decides between reais and percent. The awkward backend sends a type that nobody knows.
    useProfile('friendly');
    table('coupons').insert({ code: 'LIVRE', limitUsages: 0, discountValue: 12.5, couponDiscountType: 'PERCENTAGE' });
    table('coupons').insert({
      code: 'FIXO',
      limitUsages: 1500,
      usageCount: 1234,
      discountValue: 1234.5,
      couponDiscountType: 'FIXED',
    });
    table('coupons').insert({ code: 'SEM' });
    await visit(LIST);
    expect(await row(/LIVRE Infinito 12,5%/)).toBeVisible();
    expect(await row(/FIXO 1\.500 1\.234 R\$\s1\.234,50/)).toBeVisible();
    expect(await row(/SEM Infinito/)).toBeVisible();
  });

  it('R4: are created at coupon/manages, whose form shows next to the discount what is sent, by its type', async () => {
    const user = await visit(`${LIST}/manages`);
    await user.type(await screen.findByLabelText('Código'), 'NATAL');
    const discount = screen.getByLabelText('Valor do desconto');
    await user.type(discount, '1.234,50');
    expect(discount).toHaveAccessibleDescription('1.234,5%');
    await user.selectOptions(screen.getByLabelText(/^Tipo/), 'FIXED');
    expect(discount).toHaveAccessibleDescription('R$\u00a01.234,50');
    await user.click(screen.getByRole('button', { name: 'Salvar' }));
    await row(/NATAL/);
    expect(screen.getByText('Pronto!')).toBeVisible();
    expect(table('coupons').find({ code: 'NATAL' })).toMatchObject({ discountValue: 1234.5 });
  });

  it('cannot be changed, none of them, until the list is read again after a change', async () => {
    ['NATAL', 'PASCOA'].forEach(code => table('coupons').insert({ code, isActive: true }));
    const user = await visit(LIST);
    const other = await screen.findByRole('button', { name: 'Desativar PASCOA' });
    const letGo = hold('get', '*/api/coupons');
    await user.click(screen.getByRole('button', { name: 'Desativar NATAL' }));
    await screen.findByText(ptBr.messages.successAlert);
    expect(other).toBeDisabled();
    letGo();
    await waitFor(() => expect(other).toBeEnabled());
  });

  it('R123, F26: are deactivated and activated directly in the list, and only once on a double click whose answer comes between its clicks', async () => {
    const { id } = table('coupons').insert({ code: 'NATAL', isActive: true });
    const sent = requests(/^PUT/);
    const user = await visit(LIST);
    await user.click(await screen.findByRole('button', { name: 'Desativar NATAL' }));
    const activate = await screen.findByRole('button', { name: 'Ativar NATAL' });
    // Once the alert is gone and the list is read, the list no longer changes.
    await waitFor(() => expect(screen.queryByText(ptBr.messages.successAlert)).not.toBeInTheDocument());
    await waitFor(() => expect(activate).toBeEnabled());
    // The second click of a double click.
    fireEvent.click(activate, { detail: 2 });
    expect(activate).toBeEnabled();
    expect(sent).toEqual([`PUT /api/coupons/status?id=${id}&status=false`]);
    await user.click(activate);
    await screen.findByRole('button', { name: 'Desativar NATAL' });
    expect(table('coupons').find(id)).toMatchObject({ isActive: true });
  });

  describe('“Salvar e adicionar outro”', () => {
    const SAVE_AND_ADD = '{Control>}{Shift>}S{/Shift}{/Control}';
    const NEXT = ptBr.coupon.next;
    const code = () => screen.getByLabelText('Código');
    const bodiesAfterFirst = async () => {
      const bodies = sentBodies<Record<string, unknown>>();
      const user = await visit(`${LIST}/manages`);
      await user.type(await screen.findByLabelText('Código'), 'NATAL1');
      await user.selectOptions(screen.getByLabelText(/^Tipo/), 'FIXED');
      await user.type(screen.getByLabelText('Valor do desconto'), '12,50');
      await user.type(screen.getByLabelText('Limite de usos'), '3');
      await user.type(screen.getByLabelText('Validade'), '31/12/2027{Tab}');
      await user.click(screen.getByRole('button', { name: 'Salvar e adicionar outro' }));
      await waitFor(() => expect(code()).toHaveValue(''));
      return { user, bodies };
    };

    it('B28: keeps all fields but the code, which has the focus and says that it is missing until it is typed; by keys alone, each is sent once', async () => {
      const { user, bodies } = await bodiesAfterFirst();
      await waitFor(() => expect(code()).toHaveFocus());
      expect(code()).toHaveAccessibleDescription(NEXT);
      expect(screen.getByLabelText('Valor do desconto')).toHaveValue('12,5');
      expect(screen.getByLabelText('Validade')).toHaveValue('31/12/2027 23:59');
      await user.keyboard('NATAL2');
      expect(code()).not.toHaveAccessibleDescription();
      await user.keyboard(SAVE_AND_ADD);
      await waitFor(() => expect(code()).toHaveValue(''));
      await user.keyboard(`NATAL3${SAVE_AND_ADD}`);
      await waitFor(() => expect(code()).toHaveValue(''));
      const [first] = bodies;
      expect(first).toMatchObject({ code: 'NATAL1', couponDiscountType: 'FIXED', discountValue: 12.5, limitUsages: 3 });
      expect(bodies).toEqual([first, { ...first, code: 'NATAL2' }, { ...first, code: 'NATAL3' }]);
    });

    it('B28: asks nothing when the next form is left without a code, also after a reload; once a code is typed, it asks', async () => {
      const { user } = await bodiesAfterFirst();
      const again = await reload();
      expect(await screen.findByLabelText('Código')).toHaveAccessibleDescription(NEXT);
      expect(screen.getByText(ptBr.entity.status.unchanged)).toBeVisible();
      await again.click(screen.getByRole('button', { name: 'Cancelar' }));
      await row(/NATAL1/);
      await user.click(screen.getByRole('button', { name: 'Adicionar' }));
      expect(await screen.findByLabelText('Valor do desconto')).toHaveValue('');
      expect(code()).not.toHaveAccessibleDescription();
      await again.type(code(), 'X');
      await again.click(screen.getByRole('button', { name: 'Cancelar' }));
      expect(await screen.findByRole('button', { name: 'Ficar aqui' })).toBeVisible();
    });
  });
});
