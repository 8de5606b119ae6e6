import { act, screen, waitFor, within } from '@testing-library/react';
import { delay, http, HttpResponse } from 'msw';
import { hasUnsavedWork } from 'core/navigation/open-forms';
import { ptBr } from '../../i18n/pt-br';
import { server, table } from '../mock-backend/server';
import { draftsLeft } from '../support/drafts';
import { hold } from '../support/hold';
import { insertLaboratory, markdown } from '../support/laboratory';
import { openRecord } from '../support/open-record';
import { requests } from '../support/requests';
import { serveList } from '../support/serve-list';
import { reload, visit } from '../support/visit';
import { found } from './disturbances';

const LIST = '/application-admin/laboratories';
const URL = '*/api/laboratories';
const { changes, entity } = ptBr;

const save = () => screen.getByRole('button', { name: 'Salvar' });
const category = () => screen.getByLabelText(/^Categoria/);
const pass = (time: number) => act(() => jest.advanceTimersByTimeAsync(time));
const rows = () => table<{ id: number }>('laboratories');

const storeBody = async (request: Request) => rows().replace((await request.json()) as { id: number });

/** The server stores what is sent, and this is what arrives. */
const storesButAnswers = (answer: () => Response | Promise<Response>) =>
  server.use(
    http.put(
      URL,
      async ({ request }) => {
        await storeBody(request);
        return answer();
      },
      { once: true },
    ),
  );

/** Opens a laboratory, and changes its category and, if given, its name. */
const edit = async (newName?: string) => {
  const { id } = insertLaboratory();
  const user = await openRecord(LIST, 'Hemograma');
  if (newName !== undefined) {
    await user.clear(screen.getByLabelText(/^Nome/));
    await user.type(screen.getByLabelText(/^Nome/), newName);
  }
  await user.type(category(), ' total');
  return { id: Number(id), user };
};

/** Stores another first name of the administrator, and gives no answer. */
const storeAccount = () => {
  const admin = table('users').find({ login: 'admin' });
  table('users').replace({ ...admin, ...{ firstName: 'Helena Maria' }, id: Number(admin?.id) });
  return HttpResponse.error();
};

const LOST: readonly [string, () => Response | Promise<Response>][] = [
  ['no answer', () => HttpResponse.error()],
  ['a 502', () => new HttpResponse(null, { status: 502 })],
  ['a 504', () => new HttpResponse(null, { status: 504 })],
  ['an answer that breaks off', () => new HttpResponse('{"id"', { headers: { 'content-type': 'application/json' } })],
];

it.each(LOST)(
  'R174, F205: an update that was stored although %s arrived is not called unsaved, and is found to be stored',
  async (_what, answer) => {
    storesButAnswers(answer);
    const { id, user } = await edit();
    await user.click(save());
    expect(await screen.findByText(changes.status.unconfirmed)).toBeVisible();
    expect(screen.getByText(/pode ter sido salvo/)).toBeVisible();
    expect(await screen.findByText(changes.confirmed)).toBeVisible();
    expect(screen.queryByText(/pode ter sido salvo/)).toBeNull();
    expect(screen.getByText(entity.status.unchanged)).toBeVisible();
    await user.click(screen.getByRole('button', { name: changes.show }));
    expect(await screen.findByText(changes.none)).toBeVisible();
    expect(await draftsLeft('editor', 'laboratories', id)).toEqual([]);
  },
);

it('R174: an update whose user stops waiting is told as stored once it is, and what is typed meanwhile stays unsaved', async () => {
  const { user } = await edit();
  let store = () => undefined as void;
  server.use(
    http.put(URL, async ({ request }) => {
      const body = (await request.clone().json()) as { id: number };
      store = () => void rows().replace(body);
      return delay('infinite');
    }),
  );
  await user.click(save());
  const bar = within(await found('.save-bar'));
  await user.click(await bar.findByRole('button', { name: 'Parar de esperar' }));
  expect(await screen.findByText(changes.asOpened)).toBeVisible();
  expect(screen.getByText(changes.status.notSaved)).toBeVisible();
  store();
  await user.type(category(), '!');
  expect(await screen.findByText(changes.savedBefore)).toBeVisible();
  expect(category()).toHaveValue('Sangue total!');
  await user.click(screen.getByRole('button', { name: changes.show }));
  const shown = within(await screen.findByRole('dialog', { name: changes.heading }));
  expect(await shown.findByText(changes.oneField)).toBeVisible();
});

it('F205: a renamed record is found by its new name, and the next save sends only what was typed since', async () => {
  storesButAnswers(() => HttpResponse.error());
  const { user } = await edit('Eritrograma');
  await user.click(save());
  expect(await screen.findByText(changes.confirmed)).toBeVisible();
  await user.type(category(), '!');
  await user.click(save());
  expect(await screen.findByRole('link', { name: 'Eritrograma' })).toBeVisible();
  expect(rows().all()).toMatchObject([{ name: 'Eritrograma', category: 'Sangue total!' }]);
});

it('F205: an update that another user has changed since is neither called stored nor unsaved, and the next save asks', async () => {
  const { id, user } = await edit();
  server.use(
    http.put(
      URL,
      async ({ request }) => {
        rows().replace({ ...((await request.json()) as { id: number }), ...{ category: 'Urina' } });
        return HttpResponse.error();
      },
      { once: true },
    ),
  );
  await user.click(save());
  await pass(60_000);
  expect(screen.getByText(/pode ter sido salvo/)).toBeVisible();
  await user.click(save());
  expect(await screen.findByRole('dialog', { name: changes.elsewhere.title })).toBeVisible();
  expect(rows().find({ id })).toMatchObject({ category: 'Urina' });
});

it('R174: an update that is found to be stored while a text is written leaves the editor and its text alone', async () => {
  storesButAnswers(() => HttpResponse.error());
  const { user } = await edit();
  await user.click(save());
  await screen.findByText(/pode ter sido salvo/);
  await user.click(screen.getByRole('button', { name: /^Editar texto: Geral/ }));
  const text = await screen.findByRole('textbox', { name: /^Geral/ });
  await user.type(text, ' Mais.');
  await pass(60_000);
  expect(text).toHaveValue('Conta as células. Mais.');
  expect(hasUnsavedWork()).toBe(true);
  await user.click(screen.getByRole('button', { name: 'Salvar' }));
  expect(await screen.findByText(changes.savedBefore)).toBeVisible();
  await user.click(screen.getByRole('button', { name: changes.show }));
  expect(await screen.findByText(changes.oneField)).toBeVisible();
});

it('R174: a setting that was stored without an answer is told so, and found to be stored', async () => {
  table('applicationSettings').insert({ key: 'app.banner', value: 'Antes' });
  const user = await visit('/application-admin/application-settings');
  server.use(
    http.put('*/api/application-settings', async ({ request }) => {
      const body = (await request.json()) as object;
      const old = table('applicationSettings').find({ key: 'app.banner' });
      table('applicationSettings').replace({ ...body, id: Number(old?.id) });
      return new HttpResponse(null, { status: 502 });
    }),
  );
  await user.type(await screen.findByLabelText('app.banner'), '!');
  await user.click(screen.getByRole('button', { name: /app\.banner/ }));
  expect(await screen.findByText(changes.changeMayBeStored)).toBeVisible();
  expect(await screen.findByText(ptBr.messages.updateSuccess)).toBeVisible();
  await waitFor(() => expect(hasUnsavedWork()).toBe(false));
});

it('R174: the own account that was stored without an answer is told so, and found to be stored', async () => {
  const user = await visit('/account/settings', 'admin');
  const name = await screen.findByLabelText(/^Nome/);
  await waitFor(() => expect(name).toHaveValue('Helena'));
  await user.type(name, ' Maria');
  server.use(http.post('*/api/account/me', storeAccount));
  await user.click(save());
  expect(await screen.findByText(changes.changeMayBeStored)).toBeVisible();
  expect((await screen.findAllByText(ptBr.settings.messages.success)).length).toBeGreaterThan(0);
  expect(name).toHaveValue('Helena Maria');
  await waitFor(() => expect(hasUnsavedWork()).toBe(false));
});

it('F206: a read after a lost answer that is refused ends no session', async () => {
  const { user } = await edit();
  const read = requests(/^GET \/api\/laboratories/);
  server.use(
    http.put(URL, () => {
      server.use(http.get(URL, () => new HttpResponse(null, { status: 401 })));
      return HttpResponse.error();
    }),
  );
  await user.click(save());
  await screen.findByText(/pode ter sido salvo/);
  await pass(20_000);
  expect(read.length).toBeGreaterThan(3);
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(category()).toHaveValue('Sangue total');
});

describe('after a reload,', () => {
  it('R175, F205: a form whose update was stored without an answer shows the stored text, and offers no draft of it', async () => {
    storesButAnswers(() => HttpResponse.error());
    const { id, user } = await edit('Eritrograma');
    server.use(http.get(URL, () => HttpResponse.error()));
    await user.click(save());
    await screen.findByText(/pode ter sido salvo/);
    server.resetHandlers();
    await reload();
    expect(await screen.findByText(changes.refreshed.adopted)).toBeVisible();
    expect(category()).toHaveValue('Sangue total');
    expect(screen.getByText(entity.status.unchanged)).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('button', { name: entity.draft.restore })).toBeNull());
    await waitFor(async () => expect(await draftsLeft('editor', 'laboratories', id)).toEqual([]));
  });

  it('F205: a draft whose update is not known to be stored says so', async () => {
    const { user } = await edit();
    server.use(http.put(URL, () => HttpResponse.error()));
    await user.click(save());
    await screen.findByText(/pode ter sido salvo/);
    await reload();
    expect(await screen.findByText(changes.draft.sendingChange)).toBeVisible();
    expect(category()).toHaveValue('Sangue');
  });

  /** Another user changes the record while it is open. */
  const changedMeanwhile = async (change: object) => {
    const { id } = insertLaboratory();
    await openRecord(LIST, 'Hemograma');
    rows().replace({ ...rows().find({ id: Number(id) }), ...change, id: Number(id) });
    return Number(id);
  };

  it('R175: a form shows what another user has stored since, and its next save is based on that', async () => {
    const id = await changedMeanwhile({ category: 'Urina', generalContent: markdown('Novo.') });
    const user = await reload();
    expect(await screen.findByDisplayValue('Urina')).toBeVisible();
    expect(screen.getByText(entity.status.unchanged)).toBeVisible();
    await user.click(screen.getByRole('button', { name: changes.refreshed.show }));
    const shown = within(await screen.findByRole('dialog', { name: changes.elsewhere.heading }));
    expect(await shown.findByText('Urina')).toBeVisible();
    await user.keyboard('{Escape}');
    await user.type(category(), '!');
    await user.click(save());
    await screen.findByText(ptBr.messages.saveSuccess);
    expect(rows().find({ id })).toMatchObject({ category: 'Urina!', generalContent: markdown('Novo.') });
  });

  it('R175: what another user has stored since is only offered to a form with unsaved text', async () => {
    const id = await changedMeanwhile({ category: 'Urina' });
    const release = hold('get', URL);
    const user = await reload();
    await user.type(await screen.findByLabelText(/^Nome/), '!');
    release();
    expect(await screen.findByText(changes.refreshed.changed)).toBeVisible();
    expect(category()).toHaveValue('Sangue');
    expect(screen.getByLabelText(/^Nome/)).toHaveValue('Hemograma!');
    await user.click(screen.getByRole('button', { name: changes.elsewhere.keepDraft }));
    expect(await screen.findByDisplayValue('Urina')).toBeVisible();
    expect(await screen.findByRole('button', { name: entity.draft.restore })).toBeVisible();
    expect(rows().find({ id })).toMatchObject({ name: 'Hemograma' });
  });

  it.each([
    ['fails', () => HttpResponse.error()],
    ['is refused', () => new HttpResponse(null, { status: 401 })],
    ['finds nothing', () => HttpResponse.json([])],
    ['is no list', () => HttpResponse.json('down')],
  ])('F206: a form whose read %s stays as the tab has it', async (_what, answer) => {
    await changedMeanwhile({ category: 'Urina' });
    server.use(http.get(URL, answer));
    await reload();
    await screen.findByDisplayValue('Hemograma');
    await pass(60_000);
    expect(category()).toHaveValue('Sangue');
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(screen.queryByText(/mudou no servidor/)).toBeNull();
  });

  it('F206: what the read leaves out stays in the form', async () => {
    const row: object = {
      id: 7,
      name: 'Hemograma',
      category: 'Sangue',
      synonyms: [],
      groups: [{ id: 4, name: 'Rotina' }],
    };
    serveList('laboratories', row);
    await openRecord(LIST, 'Hemograma');
    Object.assign(row, { category: 'Urina', groups: null });
    await reload();
    await screen.findByDisplayValue('Urina');
    expect(screen.getAllByText('Rotina')[0]).toBeVisible();
    expect(window.history.state.state.record.groups).toEqual([{ id: 4, name: 'Rotina' }]);
  });
});

it('F206: a form that was just opened from its list is not read again', async () => {
  insertLaboratory();
  const user = await visit(LIST);
  const link = await screen.findByRole('link', { name: 'Hemograma' });
  const read = requests(/^GET \/api\/laboratories/);
  await user.click(link);
  await user.click(await screen.findByRole('button', { name: /^Editar texto: Geral/ }));
  await screen.findByRole('textbox', { name: /^Geral/ });
  await pass(60_000);
  expect(read).toEqual([]);
});
