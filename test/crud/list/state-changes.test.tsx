import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { server, table } from '../../mock-backend/server';
import { newUser, userOf, users } from '../../mock-backend/users';
import { announcer, listenTo } from '../../support/announcements';
import { hold } from '../../support/hold';
import { requests } from '../../support/requests';
import { visit } from '../../support/visit';

interface Case {
  list: string;
  /** Its row. */
  row: RegExp;
  /** The button of the menu that the change is in. */
  menu?: string;
  insert: () => unknown;
  /** Whether the record is on, as stored. */
  isOn: () => unknown;
  off: string;
  on: string;
  /** The whole message. */
  done: string;
  undone: string;
  /** The state as a word. */
  words: readonly [string, string];
}

const CASES: Record<string, Case> = {
  'a coupon': {
    list: '/application-admin/coupon',
    row: /VOLTA50/,
    insert: () => table('coupons').insert({ code: 'VOLTA50', isActive: true }),
    isOn: () => table('coupons').find({ code: 'VOLTA50' })?.isActive,
    off: 'Desativar VOLTA50',
    on: 'Ativar VOLTA50',
    done: 'Pronto! Cupom VOLTA50 desativado.',
    undone: 'Pronto! Cupom VOLTA50 ativado.',
    words: ['Ativo', 'Inativo'],
  },
  'a customer': {
    list: '/application-admin/user-application',
    row: /Iara Coelho/,
    menu: 'Mais ações: Iara Coelho',
    insert: () =>
      table('customers').insert({ name: 'Iara Coelho', email: 'iara@example.com', login: 'iara', activated: true }),
    isOn: () => table('customers').find({ login: 'iara' })?.activated,
    off: 'Desativar conta de Iara Coelho',
    on: 'Ativar conta de Iara Coelho',
    done: 'Salvo com sucesso! Conta de Iara Coelho desativada.',
    undone: 'Salvo com sucesso! Conta de Iara Coelho ativada.',
    words: ['Ativa', 'Inativa'],
  },
  'a user': {
    list: '/admin/user-management',
    row: /bia@exemplo/,
    insert: () => users().insert(newUser({ login: 'bia', email: 'bia@exemplo.br' }, 'system')),
    isOn: () => userOf('bia')?.activated,
    off: 'Desativar bia',
    on: 'Ativar bia',
    done: 'Salvo com sucesso! Usuário bia desativado.',
    undone: 'Salvo com sucesso! Usuário bia ativado.',
    words: ['Ativo', 'Inativo'],
  },
};

const button = (name: string) => screen.findByRole('button', { name });

describe.each(Object.entries(CASES))('F257: the state of %s', (_what, one) => {
  const [onWord, offWord] = one.words;
  const row = () => within(screen.getByRole('row', { name: one.row }));
  const isShown = async (word: string) =>
    waitFor(() => expect(row().getByText(word, { selector: '.state' })).toBeVisible());
  /** The control with this name. A menu that holds it is opened first. */
  const control = async (user: UserEvent, name: string) => {
    if (one.menu) await user.click(await button(one.menu));
    return screen.findByRole(one.menu ? 'menuitem' : 'button', { name });
  };
  const open = async () => {
    one.insert();
    const user = await visit(one.list, 'everything');
    await screen.findByRole('row', { name: one.row });
    return user;
  };
  const turnOff = async () => {
    const user = await open();
    await user.click(await control(user, one.off));
    await isShown(offWord);
    return user;
  };

  it('is a word that cannot be pressed, and its change is a control that says the verb and the name', async () => {
    const user = await open();
    expect(row().getByText(onWord, { selector: '.state' }).closest('button, a')).toBeNull();
    expect(await control(user, one.off)).toHaveTextContent(/Desativar/);
  });

  it('changes with one press, in a message with its name, and is undone from there', async () => {
    const user = await open();
    const announcements = listenTo(announcer());
    await user.click(await control(user, one.off));
    await isShown(offWord);
    expect(one.isOn()).toBe(false);
    await user.click(await button('Desfazer'));
    await isShown(onWord);
    expect(one.isOn()).toBe(true);
    await waitFor(() => expect(announcements).toEqual([`Feito: ${one.done}`, `Feito: ${one.undone}`]));
    await waitFor(() => expect(document.activeElement?.closest('tr')).toHaveAccessibleName(one.row));
    expect(await control(user, one.off)).toBeEnabled();
  });

  it('is undone from the bell while another screen is shown, once, and the result is told there', async () => {
    const user = await turnOff();
    window.location.hash = '#/';
    await user.click(await screen.findByRole('button', { name: 'Mensagens' }));
    const log = await screen.findByRole('dialog', { name: 'Mensagens' });
    await user.click(within(log).getByRole('button', { name: 'Desfazer' }));
    await waitFor(() => expect(one.isOn()).toBe(true));
    await user.click(await screen.findByRole('button', { name: 'Mensagens' }));
    expect(await screen.findByText(one.undone, { selector: '.message-text' })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Desfazer' })).toBeNull();
  });
});

it('F257: a press on “Desfazer” before the list is read again waits for it, and is not lost', async () => {
  table('coupons').insert({ code: 'NATAL', isActive: true });
  const user = await visit('/application-admin/coupon');
  const toggle = await button('Desativar NATAL');
  const letGo = hold('get', '*/api/coupons');
  await user.click(toggle);
  await user.click(await button('Desfazer'));
  expect(table('coupons').find({ code: 'NATAL' })).toMatchObject({ isActive: false });
  letGo();
  await waitFor(() => expect(table('coupons').find({ code: 'NATAL' })).toMatchObject({ isActive: true }));
  expect(await button('Desativar NATAL')).toBeVisible();
});

it('F257: a change that another person has already undone is not sent again', async () => {
  const davi = table('customers').insert({ name: 'Davi Leão', email: 'd@e.br', login: 'd', activated: true });
  const user = await visit('/application-admin/user-application');
  const sent = requests(/toggle-mobile-activated/);
  const state = async (word: string) => waitFor(() => expect(document.querySelector('.state')).toHaveTextContent(word));
  await user.click(await button('Mais ações: Davi Leão'));
  await user.click(await screen.findByRole('menuitem', { name: 'Desativar conta de Davi Leão' }));
  await state('Inativa');
  table('customers').replace({ ...davi, activated: true });
  await user.click(await button('Desfazer'));
  await state('Ativa');
  expect(sent).toHaveLength(1);
  expect(table('customers').find(davi.id)).toMatchObject({ activated: true });
});

it('F257: an undo that fails says so, and keeps the state as it is stored', async () => {
  table('coupons').insert({ code: 'NATAL', isActive: true });
  const user = await visit('/application-admin/coupon');
  await user.click(await button('Desativar NATAL'));
  await button('Ativar NATAL');
  server.use(http.put('*/api/coupons/status', () => HttpResponse.json({}, { status: 503 })));
  await user.click(await button('Desfazer'));
  expect(await screen.findByText(/Não foi possível fazer a alteração/, { selector: '.alert' })).toBeVisible();
  expect(await button('Ativar NATAL')).toBeVisible();
});
