import { fireEvent, screen, waitFor } from '@testing-library/react';
import { ptBr } from '../../../i18n/pt-br';
import { bySelector, found } from '../../faults/disturbances';
import { table } from '../../mock-backend/server';
import { reload, visit } from '../../support/visit';

const APP = '/application-admin';
const WRONG = /Esta data não existe/;
const { date, year, clockChange } = ptBr.entity.validation;

/** jsdom has no calendar to open. */
const openCalendar = jest.fn();
beforeEach(() => {
  openCalendar.mockClear();
  HTMLInputElement.prototype.showPicker = openCalendar;
});

const calendarOf = (label: string) =>
  screen.getByLabelText(label).parentElement?.querySelector<HTMLInputElement>('[aria-hidden="true"][tabindex="-1"]');

const pick = (label: string, value: string) =>
  fireEvent.change(calendarOf(label) ?? document.body, { target: { value } });

const openSubscription = async () => {
  table('customers').insert({ name: 'Iara', email: 'iara@example.com', login: 'iara' });
  const user = await visit(`${APP}/user-application`);
  await user.click(await screen.findByRole('button', { name: 'Editar assinatura de Iara' }));
};

describe('A date', () => {
  it.each([
    ['a coupon', () => visit(`${APP}/coupon/manages`), ['Validade']],
    ['a notification', () => visit(`${APP}/notification/manage`), ['Agendamento', 'Validade']],
    ['a subscription', openSubscription, ['Início', 'Fim']],
    ['the audits', () => visit('/admin/audits', 'admin'), ['De', 'Até']],
  ])('R168: of %s is a text field with a calendar button next to it', async (_what, open, labels) => {
    await open();
    for (const label of labels) {
      expect(await screen.findByLabelText(label)).toHaveAttribute('type', 'text');
      expect(screen.getByLabelText(label)).toHaveAccessibleDescription(/^DD\/MM\/AAAA/);
      expect(screen.getByRole('button', { name: `Escolher no calendário: ${label}` })).toBeVisible();
    }
    const calendars = [...document.querySelectorAll('input[type^="date"]')];
    expect(calendars).toHaveLength(labels.length);
    expect(calendars.every(calendar => calendar.matches('[aria-hidden="true"][tabindex="-1"]'))).toBe(true);
  });

  it('that is pasted as the API writes it is shown as the console does when the field loses focus, and sent', async () => {
    const text = '2027-03-04T05:06:07';
    const user = await visit(`${APP}/coupon/manages`);
    const field = await screen.findByLabelText('Validade');
    await user.click(field);
    await user.paste(text);
    await user.tab();
    expect(field).toHaveValue('04/03/2027 05:06');
    expect(field).toBeValid();
    await user.click(screen.getByRole('button', { name: 'Salvar' }));
    const expireDate = new Date(text).toISOString();
    await waitFor(() => expect(table('coupons').all()).toEqual([expect.objectContaining({ expireDate })]));
  });

  it('can be picked in the calendar, which the button or Alt+ArrowDown opens', async () => {
    const user = await visit(`${APP}/notification/manage`);
    await user.click(await screen.findByRole('button', { name: 'Escolher no calendário: Validade' }));
    expect(openCalendar).toHaveBeenCalledTimes(1);
    await user.click(screen.getByLabelText('Validade'));
    await user.keyboard('{Alt>}{ArrowDown}{/Alt}');
    expect(openCalendar).toHaveBeenCalledTimes(2);
    pick('Validade', '2026-12-31');
    pick('Agendamento', '2026-12-01T08:30');
    expect(screen.getByLabelText('Validade')).toHaveValue('31/12/2026');
    expect(screen.getByLabelText('Agendamento')).toHaveValue('01/12/2026 08:30');
    expect(calendarOf('Validade')).toHaveValue('2026-12-31');
  });

  it('F237: without a time lasts until 23:59 where something ends, and the field shows that', async () => {
    const user = await visit(`${APP}/coupon/manages`);
    const field = await screen.findByLabelText('Validade');
    await user.type(field, '31/12/2027');
    await user.tab();
    expect(field).toHaveValue('31/12/2027 23:59');
    await user.click(screen.getByRole('button', { name: 'Salvar' }));
    await waitFor(() => expect(table('coupons').all()).toMatchObject([{ expireDate: '2028-01-01T02:59:00.000Z' }]));
  });

  it('R168: shows its button, format hint and error in English when the language is English', async () => {
    const user = await visit(`${APP}/coupon/manages`, 'editor', 'en');
    const field = await screen.findByLabelText('Expiry date');
    expect(screen.getByRole('button', { name: 'Pick in the calendar: Expiry date' })).toBeVisible();
    await user.type(field, '31/02/2026');
    await user.tab();
    expect(field).toHaveAccessibleDescription(/^DD\/MM\/YYYY HH:MM This date does not exist/);
  });

  it.each([
    ['01/03/27', year],
    ['04/11/2018 00:30', clockChange],
    ['31/02/2026 10:00', date],
  ])('that is typed as %s is refused when its field is left, stays there, and is not sent', async (text, reason) => {
    const user = await visit(`${APP}/coupon/manages`);
    const field = await screen.findByLabelText('Validade');
    await user.type(field, text);
    expect(field).toHaveAccessibleDescription('DD/MM/AAAA HH:MM');
    await user.tab();
    expect(field).toHaveAccessibleDescription(`DD/MM/AAAA HH:MM ${reason}`);
    expect(field).toBeInvalid();
    await user.click(screen.getByRole('button', { name: 'Salvar' }));
    await waitFor(() => expect(field).toHaveFocus());
    expect(field).toHaveAccessibleDescription(`DD/MM/AAAA HH:MM ${reason}`);
    expect(field).toHaveValue(text);
    expect(table('coupons').all()).toEqual([]);
    await user.clear(field);
    expect(field).toHaveAccessibleDescription('DD/MM/AAAA HH:MM');
  });

  it('that was refused is still in its field after a reload, with its reason', async () => {
    const user = await visit(`${APP}/notification/manage`);
    await user.type(await screen.findByLabelText('Validade'), '31/02/2027');
    const again = await reload();
    await again.click(await screen.findByRole('button', { name: /Recuperar|Restaurar/ }));
    await waitFor(() => expect(screen.getByLabelText('Validade')).toHaveValue('31/02/2027'));
    expect(screen.getByLabelText('Validade')).toHaveAccessibleDescription(WRONG);
  });

  it('that the clocks skip cannot be picked in the calendar either', async () => {
    await visit(`${APP}/coupon/manages`);
    const field = await screen.findByLabelText('Validade');
    pick('Validade', '2018-11-04T00:30');
    expect(field).toHaveAccessibleDescription(`DD/MM/AAAA HH:MM ${clockChange}`);
    pick('Validade', '2018-11-04T01:30');
    expect(field).toHaveValue('04/11/2018 01:30');
    expect(field).toBeValid();
  });

  it('has no calendar button in a browser that cannot open the calendar', async () => {
    Reflect.deleteProperty(HTMLInputElement.prototype, 'showPicker');
    await visit(`${APP}/coupon/manages`);
    expect(await screen.findByLabelText('Validade')).toBeVisible();
    expect(screen.queryByRole('button', { name: /Escolher no calendário/ })).not.toBeInTheDocument();
  });

  it('of the audits changes the URL only if it exists; otherwise its field shows an error', async () => {
    const user = await visit('/admin/audits?fromDate=2026-01-05&toDate=2026-02-05', 'admin');
    const from = await found('[data-cy="fromDate"]');
    expect(from).toHaveValue('05/01/2026');
    await user.clear(from);
    await user.type(from, '31/02/2026');
    await user.tab();
    expect(from).toHaveAccessibleDescription(WRONG);
    expect(bySelector('[data-cy="toDate"]')).not.toBeInvalid();
    expect(window.location.hash).toContain('fromDate=2026-01-05');
    await user.clear(from);
    await user.type(from, '1/2/2026');
    await waitFor(() => expect(window.location.hash).toContain('fromDate=2026-02-01'));
  });
});
