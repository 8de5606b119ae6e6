import { act, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { HttpResponse } from 'msw';
import { ptBr } from '../../i18n/pt-br';
import { table } from '../mock-backend/server';
import { draftsLeft } from '../support/drafts';
import { hold } from '../support/hold';
import { insertLaboratory } from '../support/laboratory';
import { openRecord } from '../support/open-record';
import { requests } from '../support/requests';
import { visit } from '../support/visit';
import { go } from './forms';

const LIST = '/application-admin/laboratories';
const URL = '*/api/laboratories';
const { leaving } = ptBr.changes;
const { leave } = ptBr.entity;

const save = () => screen.getByRole('button', { name: 'Salvar' });
const category = () => screen.getByLabelText(/^Categoria/);
const question = async () => within(await screen.findByRole('dialog', { name: leaving.title }));
const leaveNow = async (user: UserEvent) => user.click((await question()).getByRole('button', { name: leaving.now }));
const pass = (time: number) => act(() => jest.advanceTimersByTimeAsync(time));

/** Changes a laboratory and saves it; the answer waits for the returned function. */
const saveAndHold = async (answer: () => Response | undefined = () => undefined) => {
  const id = Number(insertLaboratory().id);
  const user = await openRecord(LIST, 'Hemograma');
  await user.type(category(), ' total');
  const release = hold('put', URL, answer);
  const sent = requests(/^PUT/);
  await user.click(save());
  await waitFor(() => expect(sent).toHaveLength(1));
  return { id, user, release, stored: () => table('laboratories').find({ id }) };
};

/** Opens the bell, and returns its newest message. */
const newestMessage = async (user: UserEvent) => {
  await user.click(screen.getByRole('button', { name: /mensage/i }));
  const log = within(await screen.findByRole('dialog'));
  return within(log.getAllByRole('listitem')[0]);
};

const WAYS: readonly [string, (user: UserEvent) => Promise<unknown>][] = [
  ['a link', user => user.click(screen.getAllByRole('link', { name: 'Início' })[0])],
  ['Cancel', user => user.click(screen.getByRole('button', { name: 'Cancelar' }))],
  ['Back', () => go(-1)],
  [
    'the palette',
    async user => {
      await user.keyboard('{Control>}k{/Control}');
      await user.type(await screen.findByRole('combobox'), 'cupons{Enter}');
    },
  ],
];

it.each(WAYS)(
  'R176: who leaves by %s during a save is asked to wait, not whether to discard, and is told that it was stored',
  async (_way, goAway) => {
    const { id, user, release, stored } = await saveAndHold();
    await goAway(user);
    const dialog = await question();
    expect(dialog.getByText(leaving.question)).toBeVisible();
    expect(dialog.queryByRole('button', { name: leave.confirm })).toBeNull();
    await user.click(dialog.getByRole('button', { name: leaving.now }));
    await waitFor(() => expect(screen.queryByLabelText(/^Categoria/)).toBeNull());
    expect(await draftsLeft('editor', 'laboratories', id)).toHaveLength(1);
    release();
    const told = leaving.stored.replace('{{ name }}', 'Hemograma');
    expect((await screen.findAllByText(told)).length).toBeGreaterThan(0);
    expect(stored()).toMatchObject({ category: 'Sangue total' });
    await waitFor(async () => expect(await draftsLeft('editor', 'laboratories', id)).toEqual([]));
    const message = await newestMessage(user);
    await user.click(message.getByRole('link', { name: 'Abrir “Hemograma”' }));
    expect(await screen.findByDisplayValue('Sangue total')).toBeVisible();
  },
);

it('R176: a save that is refused after its form was left is told, and its text is offered where the link leads', async () => {
  const { user, release } = await saveAndHold(() => HttpResponse.json({ detail: 'Nome em uso.' }, { status: 400 }));
  await user.click(screen.getByRole('button', { name: 'Cancelar' }));
  await leaveNow(user);
  release();
  expect((await screen.findAllByText(/“Hemograma” não foi salvo. Nome em uso./)).length).toBeGreaterThan(0);
  await user.click((await newestMessage(user)).getByRole('link', { name: 'Abrir “Hemograma”' }));
  expect(await screen.findByDisplayValue('Sangue')).toBeVisible();
  await user.click(await screen.findByRole('button', { name: ptBr.entity.draft.restore }));
  expect(category()).toHaveValue('Sangue total');
});

it('R176: a save without an answer after its form was left may be stored, and the draft says so', async () => {
  const { id, user, release } = await saveAndHold(() => HttpResponse.error());
  await user.click(screen.getByRole('button', { name: 'Cancelar' }));
  await leaveNow(user);
  release();
  expect((await screen.findAllByText(/“Hemograma”: pode ter sido salvo/)).length).toBeGreaterThan(0);
  expect(await draftsLeft('editor', 'laboratories', id)).toMatchObject([{ sending: true }]);
});

it('R176: who waits leaves once the record is stored', async () => {
  const { user, release, stored } = await saveAndHold();
  await user.click(screen.getAllByRole('link', { name: 'Início' })[0]);
  await user.click((await question()).getByRole('button', { name: leaving.wait }));
  await pass(3000);
  expect(category()).toBeVisible();
  release();
  expect(await screen.findByRole('heading', { name: 'Boas-vindas' })).toBeVisible();
  expect(stored()).toMatchObject({ category: 'Sangue total' });
});

it('R176: the question goes when the save has ended well', async () => {
  const { user, release } = await saveAndHold();
  await user.click(screen.getAllByRole('link', { name: 'Início' })[0]);
  await question();
  release();
  expect(await screen.findByText(ptBr.messages.saveSuccess)).toBeVisible();
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

it('R176: the question becomes the usual one when the save was refused', async () => {
  const { user, release } = await saveAndHold(() => new HttpResponse(null, { status: 400 }));
  await user.click(screen.getAllByRole('link', { name: 'Início' })[0]);
  await question();
  release();
  expect(await screen.findByRole('dialog', { name: leave.title })).toBeVisible();
});

it('R176: what was typed during a save stays as a draft when the form is left', async () => {
  const { id, user, release } = await saveAndHold();
  await user.type(category(), '!');
  await user.click(screen.getByRole('button', { name: 'Cancelar' }));
  await leaveNow(user);
  release();
  await screen.findAllByText(/foi salvo depois/);
  const drafts = await draftsLeft('editor', 'laboratories', id);
  expect(drafts.map(({ values, sending }) => [values.category, sending])).toEqual([['Sangue total!', undefined]]);
});

it('R176: a new record that is stored after its form was left is told with a link to it', async () => {
  const user = await visit('/application-admin/disease-synonym/manage');
  await user.type(await screen.findByLabelText(/^Nome/), 'Tísica');
  const release = hold('post', '*/api/disease-synonym');
  await user.click(save());
  await screen.findByText(ptBr.entity.status.saving);
  await user.click(screen.getByRole('button', { name: 'Cancelar' }));
  await leaveNow(user);
  release();
  await screen.findAllByText(/“Tísica” foi salvo/);
  await user.click((await newestMessage(user)).getByRole('link', { name: 'Abrir “Tísica”' }));
  expect(await screen.findByDisplayValue('Tísica')).toBeVisible();
  expect(await draftsLeft('editor', 'diseaseSynonyms')).toEqual([]);
});

it('R176, F207: who signs out during a save is asked, and the next person at the screen sees no name', async () => {
  const { user, release, stored } = await saveAndHold();
  await user.click(screen.getByText('editor'));
  await user.click(screen.getByText('Sair'));
  await leaveNow(user);
  await user.click(await screen.findByRole('button', { name: ptBr.login.signOut.keep }));
  await screen.findByRole('link', { name: 'Entrar' });
  release();
  expect((await screen.findAllByText(leaving.storedLast)).length).toBeGreaterThan(0);
  expect(screen.queryByText(/Hemograma/)).toBeNull();
  expect(stored()).toMatchObject({ category: 'Sangue total' });
});

it('R176: who leaves the settings while one is being saved is asked and told', async () => {
  table('applicationSettings').insert({ key: 'app.banner', value: 'Antes' });
  const user = await visit('/application-admin/application-settings');
  await user.type(await screen.findByLabelText('app.banner'), '!');
  const release = hold('put', '*/api/application-settings');
  await user.click(screen.getByRole('button', { name: /app\.banner/ }));
  await user.click(screen.getAllByRole('link', { name: 'Início' })[0]);
  await leaveNow(user);
  release();
  expect((await screen.findAllByText(leaving.stored.replace('{{ name }}', 'app.banner'))).length).toBeGreaterThan(0);
  expect(await draftsLeft('editor', 'applicationSettings', 'app.banner')).toEqual([]);
});

it('R176: who leaves the own account while it is being saved is asked and told', async () => {
  const user = await visit('/account/settings', 'admin');
  const name = await screen.findByLabelText(/^Nome/);
  await waitFor(() => expect(name).toHaveValue('Helena'));
  await user.type(name, ' Maria');
  const release = hold('post', '*/api/account/me', () => new HttpResponse(null, { status: 400 }));
  await user.click(save());
  await waitFor(() => expect(save()).toHaveAttribute('aria-disabled', 'true'));
  await user.click(screen.getAllByRole('link', { name: 'Início' })[0]);
  await leaveNow(user);
  release();
  expect((await screen.findAllByText(/“Configurações” não foi salvo/)).length).toBeGreaterThan(0);
});
