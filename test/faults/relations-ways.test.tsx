import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { ptBr } from '../../i18n/pt-br';
import { server } from '../mock-backend/server';
import { confirmDelete } from '../support/confirm-delete';
import { leaveDraft } from '../support/drafts';
import { duplicate } from '../support/duplicate';
import { requests } from '../support/requests';
import { takeSaves } from '../support/serve-list';
import { visit } from '../support/visit';

const LIST = '/application-admin/laboratories';
const { unsent, elsewhere } = ptBr.changes;

const BLOOD = [{ id: 5, name: 'Sangue' }];
const URINE = [{ id: 6, name: 'Urina' }];

const laboratory = (id: number, name: string, more: object = {}) => ({
  id,
  name,
  isAvailableForFree: false,
  category: 'Exame',
  synonyms: [],
  groups: null as unknown,
  ...more,
});

const CBC = laboratory(1, 'Hemograma');
const EAS = laboratory(2, 'EAS');

/** Serves a list whose rows lack their groups, and by id what it is given: a record, or a status. */
const serve = (byId: Record<string, object | number>, rows: object[] = [CBC, EAS]) => {
  server.use(
    http.get('*/api/laboratories', ({ request }) => {
      const name = new URL(request.url).searchParams.get('name');
      const content = rows.filter(row => !name || (row as { name: string }).name === name);
      return HttpResponse.json({ content, totalElements: content.length });
    }),
    http.get('*/api/laboratories/:id', ({ params }) => {
      const answer = byId[String(params.id)];
      return typeof answer === 'object' ? HttpResponse.json(answer) : new HttpResponse(null, { status: answer });
    }),
  );
  return { sent: takeSaves<{ groups?: unknown }>('laboratories'), byId: requests(/^GET \/api\/laboratories\/\d+$/) };
};

const WHOLE = { 1: { ...CBC, groups: BLOOD }, 2: { ...EAS, groups: URINE } };

const open = async (name: string) => {
  const user = await visit(LIST);
  await user.click(await screen.findByRole('link', { name }));
  await screen.findByDisplayValue(name);
  return user;
};

/** The chip of a chosen group. */
const group = (name: string) => within(screen.getByRole('group', { name: 'Grupos' })).getByText(name);

type User = Awaited<ReturnType<typeof visit>>;

const press = (user: User, name: string) => user.click(screen.getByRole('button', { name }));
const save = (user: User) => press(user, ptBr.entity.action.save);
const typeAndSave = async (user: User) => {
  await user.type(screen.getByLabelText(/^Categoria/), ' x');
  await save(user);
};
const saved = (sent: unknown[]) => waitFor(() => expect(sent).toHaveLength(1));

it('R183: the form shows what a record holds by its id, and a save sends it', async () => {
  const { sent, byId } = serve(WHOLE);
  const user = await open('Hemograma');
  expect(group('Sangue')).toBeVisible();
  await typeAndSave(user);
  await saved(sent);
  expect(sent[0]).toMatchObject({ groups: BLOOD, category: 'Exame x' });
  expect(byId).not.toHaveLength(0);
});

it('R183: null means none once a row of the list has shown the relation filled, and nothing is read by id', async () => {
  const { sent, byId } = serve({}, [CBC, laboratory(2, 'EAS', { groups: URINE })]);
  await typeAndSave(await open('Hemograma'));
  await saved(sent);
  expect([sent[0].groups, byId]).toEqual([null, []]);
});

it('R183: the next record of the list is read by its id too', async () => {
  serve(WHOLE);
  const user = await open('Hemograma');
  await press(user, 'Próximo');
  await waitFor(() => expect(group('Urina')).toBeVisible());
});

it('R183: a record that its address names is read by its id too', async () => {
  serve(WHOLE);
  await visit(`${LIST}/manage?id=1&name=Hemograma`);
  await waitFor(() => expect(group('Sangue')).toBeVisible());
});

it('R183: a copy has the relations of its original', async () => {
  const { sent } = serve(WHOLE);
  const user = await visit(LIST);
  await duplicate(user, 'Hemograma');
  await waitFor(() => expect(group('Sangue')).toBeVisible());
  await save(user);
  await saved(sent);
  expect(sent[0].groups).toEqual(BLOOD);
});

it('R183: a deleted record is restored with its relations', async () => {
  serve(WHOLE);
  server.use(http.delete('*/api/laboratories/1', () => new HttpResponse(null, { status: 204 })));
  const user = await visit(LIST);
  await user.click(await screen.findByRole('button', { name: 'Excluir Hemograma' }));
  await confirmDelete(user);
  await user.click(await screen.findByRole('button', { name: /^Restaurar/ }));
  await waitFor(() => expect(group('Sangue')).toBeVisible());
});

it('R183: a draft that was written while the relations were unknown brings no empty ones back', async () => {
  const { sent } = serve(WHOLE);
  const values = { ...CBC, category: 'Do rascunho', groups: [], asReceived: { groups: null } };
  await leaveDraft('editor', 'laboratories', 1, { savedAt: Date.now(), values });
  const user = await open('Hemograma');
  await user.click(await screen.findByRole('button', { name: ptBr.entity.draft.restore }));
  await save(user);
  await saved(sent);
  expect(sent[0]).toMatchObject({ groups: BLOOD, category: 'Do rascunho' });
});

it('R183: what a colleague changed in a relation that no list shows is asked about before it is overwritten', async () => {
  const answers: Record<string, object> = { ...WHOLE };
  const { sent } = serve(answers);
  const user = await open('Hemograma');
  answers[1] = { ...CBC, groups: [...BLOOD, ...URINE] };
  await typeAndSave(user);
  const dialog = await screen.findByRole('dialog', { name: elsewhere.title });
  expect(within(dialog).getByRole('heading', { level: 3 })).toHaveTextContent('Grupos');
  expect(sent).toEqual([]);
});

it('R184: groups that were chosen while the stored ones could not be read are added to those that the save reads', async () => {
  const answers: Record<string, object | number> = { 1: 500 };
  const { sent } = serve(answers);
  server.use(http.get('*/api/laboratory-groups', () => HttpResponse.json([...BLOOD, ...URINE])));
  const user = await open('Hemograma');
  expect(screen.getByText(unsent.hint)).toBeVisible();
  await user.click(screen.getByRole('button', { name: /Grupos/ }));
  await user.click(await screen.findByRole('button', { name: /Urina/ }));
  await user.keyboard('{Escape}');
  answers[1] = WHOLE[1];
  await save(user);
  await saved(sent);
  expect(sent[0].groups).toEqual([...BLOOD, ...URINE]);
});

it.each([403, 404, 405])(
  'R184: an answer with %i is remembered, and one question counts for the session',
  async status => {
    const { sent, byId } = serve({ 1: status, 2: status });
    const user = await open('Hemograma');
    await typeAndSave(user);
    const dialog = await screen.findByRole('dialog', { name: unsent.title });
    expect(dialog).toHaveTextContent('Grupos');
    await user.click(within(dialog).getByRole('button', { name: unsent.save }));
    await saved(sent);
    await user.click(await screen.findByRole('link', { name: 'EAS' }));
    await screen.findByDisplayValue('EAS');
    await typeAndSave(user);
    await waitFor(() => expect(sent).toHaveLength(2));
    expect(byId).toEqual(['GET /api/laboratories/1']);
  },
);

it('R184: a read that fails is no answer: each save asks, and reads again', async () => {
  const { sent, byId } = serve({ 1: 500 });
  const user = await open('Hemograma');
  await typeAndSave(user);
  await user.click(
    within(await screen.findByRole('dialog', { name: unsent.title })).getByRole('button', { name: unsent.save }),
  );
  await saved(sent);
  await user.click(await screen.findByRole('link', { name: 'Hemograma' }));
  await screen.findByDisplayValue('Hemograma');
  await typeAndSave(user);
  expect(await screen.findByRole('dialog', { name: unsent.title })).toBeVisible();
  expect([sent, byId.length > 2]).toEqual([[expect.anything()], true]);
});

it('R184: a record by id that is another one is not taken for the record', async () => {
  serve({ 1: { ...EAS, groups: URINE } });
  await open('Hemograma');
  expect(screen.getByText(unsent.hint)).toBeVisible();
  expect(screen.queryByText('Urina')).not.toBeInTheDocument();
});

it('R184: a 401 of the read ends the session as everywhere, and the form keeps what was typed', async () => {
  const answers: Record<string, object | number> = { ...WHOLE };
  const { sent } = serve(answers);
  const user = await open('Hemograma');
  answers[1] = 401;
  await typeAndSave(user);
  expect(await screen.findByRole('dialog', { name: ptBr.login.title })).toBeVisible();
  expect(sent).toEqual([]);
});
