import { act, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { toBase64 } from 'lib/base64';
import { ptBr } from '../../i18n/pt-br';
import { server, table } from '../mock-backend/server';
import { confirmDelete } from '../support/confirm-delete';
import { hold } from '../support/hold';
import { insertSemiology } from '../support/laboratory';
import { sentBodies } from '../support/serve-list';
import { reload, visit } from '../support/visit';
import { found } from './disturbances';
import { go, isAt, place } from './forms';

const LIST = '/application-admin/semiologies';
const FORM = `${LIST}/manage`;

const textOf = (name: string) =>
  (table('semiologies').find({ name })?.anamnesisContent as { rawMarkdownAvailable: string } | undefined)
    ?.rawMarkdownAvailable;

/** Back goes to the entry before the form, and Forward returns from there to the list: never to the record. */
const isOver = async () => {
  await isAt(LIST);
  await screen.findByRole('row', { name: /Dispneia/ });
  await go(-1);
  await isAt('/');
  await go(1);
  await isAt(LIST);
  await go(1);
  await isAt(LIST);
  await screen.findByRole('row', { name: /Dispneia/ });
};

const press = async (user: UserEvent, name: string | RegExp) => user.click(await screen.findByRole('button', { name }));
const name = () => screen.findByLabelText(/^Nome/);
const area = () => screen.findByRole('textbox', { name: 'Anamnese' });
const openText = (user: UserEvent) => press(user, 'Editar texto: Anamnese');
const saveForm = async (user: UserEvent) => {
  await name();
  await user.click(await found('[data-cy="entityCreateSaveButton"]'));
};
const giveUp = async (user: UserEvent) => {
  const question = within(await screen.findByRole('dialog', { name: ptBr.entity.leave.title }));
  await user.click(question.getByRole('button', { name: ptBr.entity.leave.confirm }));
};

/** Goes from home to the list and opens the form of its first record. */
const openForm = async () => {
  const user = await visit('/');
  await user.click(await found(`.section-index a[href$="#${LIST}"]`));
  await press(user, 'Editar Dispneia');
  await name();
  return user;
};

beforeEach(() => ['Dispneia', 'Febre', 'Tosse'].forEach(one => insertSemiology(one, `Texto de ${one}`)));

describe('in the history of a text screen,', () => {
  it('after a reload, Back opens the form with the typed text, and after a save neither screen opens again', async () => {
    let user = await openForm();
    await user.type(await name(), ' aguda');
    await openText(user);
    await area();
    user = await reload();
    expect(await area()).toHaveValue('Texto de Dispneia');
    await user.type(await area(), ' novo');
    await go(-1);
    await isAt(FORM);
    expect(await name()).toHaveValue('Dispneia aguda');
    await saveForm(user);
    await isOver();
    expect(textOf('Dispneia aguda')).toBe(toBase64('Texto de Dispneia novo'));
  });

  it('F104: after Next discards a text, Previous does not show it, and after Cancel neither screen opens again', async () => {
    let user = await openForm();
    await openText(user);
    await area();
    user = await reload();
    await user.type(await area(), ' novo');
    await press(user, 'Voltar');
    expect(await screen.findByText(/Texto de Dispneia novo/)).toBeVisible();
    await press(user, 'Próximo');
    await giveUp(user);
    await waitFor(async () => expect(await name()).toHaveValue('Febre'));
    await press(user, 'Anterior');
    await waitFor(async () => expect(await name()).toHaveValue('Dispneia'));
    expect(screen.queryByText(/Texto de Dispneia novo/)).toBeNull();
    await user.click(await found('[data-cy="entityCreateCancelButton"]'));
    await isOver();
  });

  it.each([
    ['', false],
    [' and a reload', true],
  ])('after a text%s is discarded, Back opens neither the text nor its form', async (_what, isReloaded) => {
    let user = await openForm();
    await openText(user);
    await area();
    if (isReloaded) user = await reload();
    await user.type(await area(), ' novo');
    await user.click(screen.getByRole('link', { name: 'Semiologias' }));
    await giveUp(user);
    await isAt(LIST);
    await screen.findByRole('row', { name: /Dispneia/ });
    await go(-1);
    await waitFor(() => expect([LIST, '/']).toContain(place()));
    expect(screen.queryByRole('textbox', { name: 'Anamnese' })).toBeNull();
    expect(screen.queryByLabelText(/^Nome/)).toBeNull();
    expect(textOf('Dispneia')).toBe(toBase64('Texto de Dispneia'));
  });
});

it.each([
  ['is deleted, Back does not open', () => undefined, LIST],
  ['could not be deleted, Back opens', () => new HttpResponse(null, { status: 500 }), FORM],
])('after a record %s the form of it that was left earlier', async (_what, answer, before) => {
  const user = await openForm();
  await user.click(await found('.navbar-brand'));
  await user.click(await found(`.section-index a[href$="#${LIST}"]`));
  server.use(http.delete('*/api/semiologies/:id', answer));
  await press(user, 'Excluir Dispneia');
  await confirmDelete(user);
  await screen.findByText(/^(Excluído com sucesso|Não foi possível excluir)/);
  await go(-1);
  await isAt('/');
  await go(-1);
  await isAt(before);
});

it('F107: going Forward while a new record is being saved does not create it twice', async () => {
  const posts = sentBodies();
  const answer = hold('post', '*/api/semiologies');
  const user = await visit(FORM);
  await user.type(await name(), 'Sopro');
  await openText(user);
  await user.type(await area(), 'Texto');
  await user.click(screen.getAllByRole('button', { name: 'Salvar' })[0]);
  await saveForm(user);
  await waitFor(() => expect(posts).toHaveLength(1));
  const stepped = jest.fn();
  window.addEventListener('popstate', stepped, { capture: true, once: true });
  act(() => window.history.forward());
  await waitFor(() => expect(stepped).toHaveBeenCalled());
  // Nothing leads away from a record that is on its way: the step is undone.
  await isAt(FORM);
  expect(await name()).toBeVisible();
  answer();
  expect(await screen.findByText(ptBr.messages.saveSuccess)).toBeVisible();
  await isAt(LIST);
  expect(posts).toHaveLength(1);
  expect(table('semiologies').all()).toHaveLength(4);
});
