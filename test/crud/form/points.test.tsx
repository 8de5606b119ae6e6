import { screen, waitFor, within } from '@testing-library/react';
import { toBase64 } from 'lib/base64';
import { ptBr } from '../../../i18n/pt-br';
import { table } from '../../mock-backend/server';
import { openRecord } from '../../support/open-record';
import { requests } from '../../support/requests';
import { visit } from '../../support/visit';

const points = (count: number) =>
  screen.findByRole('button', { name: count === 1 ? '1 ponto a conferir' : `${count} pontos a conferir` });
const list = () => screen.getByRole('region', { name: ptBr.hints.heading });
const items = () =>
  within(list())
    .getAllByRole('button')
    .map(({ textContent }) => textContent);

describe('the points to check beside Save', () => {
  it('B31: are counted once a form is edited, lead to their fields, block nothing and go when they are mended', async () => {
    const user = await visit('/application-admin/coupon/manages');
    await user.type(await screen.findByLabelText(/^Código/), 'CONGRESSO');
    await user.type(screen.getByLabelText(/^Valor/), '120');
    await user.type(screen.getByLabelText(/^Validade/), '01/02/2020 10:00');
    const writes = requests(/^(?!GET)/);
    const button = await points(2);
    expect(screen.queryByRole('region', { name: ptBr.hints.heading })).not.toBeInTheDocument();
    await user.click(button);
    expect(button).toHaveAttribute('aria-expanded', 'true');
    expect(items()).toEqual([
      expect.stringContaining('O desconto passa de 100'),
      expect.stringContaining('Essa data já passou.'),
    ]);
    await user.keyboard('{Escape}');
    expect(button).toHaveFocus();
    expect(button).toHaveAttribute('aria-expanded', 'false');
    await user.keyboard('{Enter}');
    await user.click(within(list()).getAllByRole('button')[0]);
    const discount = screen.getByLabelText(/^Valor/);
    expect(discount).toHaveFocus();
    expect(writes).toEqual([]);

    await user.clear(discount);
    await user.type(discount, '12');
    await points(1);
    await user.click(screen.getByRole('button', { name: 'Salvar' }));
    await waitFor(() => expect(table('coupons').all()).toHaveLength(1));
  });

  it('B31: show a changed number in large, and open the text at its place', async () => {
    table('diseases').insert({
      name: 'Asma',
      diagnostic: { rawMarkdownAvailable: toBase64('# Dose\n\nDar 1.5 mg  a cada dia.') },
      treatment: { rawMarkdownAvailable: toBase64('Tomar\n\nDar 8 g ao dia.') },
    });
    const user = await openRecord('/application-admin/diseases', 'Asma');
    await user.click(screen.getByRole('button', { name: 'Editar texto: Tratamento' }));
    const area = await screen.findByRole<HTMLTextAreaElement>('textbox', { name: 'Tratamento' });
    area.setSelectionRange(12, 12);
    await user.type(area, '4', { initialSelectionStart: 12, initialSelectionEnd: 12 });
    expect(area).toHaveValue('Tomar\n\nDar 84 g ao dia.');
    await user.click(screen.getByRole('button', { name: 'Salvar' }));
    await user.click(await points(1));
    expect(items()).toEqual(['Tratamento: Linha 3: número ou unidade que mudou']);
    expect(within(list()).getByText('8 g → 84 g')).toBeVisible();
    await user.click(within(list()).getByRole('button'));
    const opened = await screen.findByRole<HTMLTextAreaElement>('textbox', { name: 'Tratamento' });
    await waitFor(() => expect(opened).toHaveFocus());
    expect(opened.value.slice(opened.selectionStart, opened.selectionEnd)).toBe('84 g');
  });
});
