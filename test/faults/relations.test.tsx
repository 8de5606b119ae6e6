import { screen, waitFor, within } from '@testing-library/react';
import { getResponse, http, HttpResponse } from 'msw';
import { sections } from 'app/sections';
import { isPlainObject } from 'lib/is-plain-object';
import { type Part, type Parts, pictureReferences } from 'lib/records/parts';
import { ptBr } from '../../i18n/pt-br';
import { handlers } from '../mock-backend/handlers';
import { reset, server } from '../mock-backend/server';
import { requests } from '../support/requests';
import { visit } from '../support/visit';
import { type Form, forms, openForm, save, typeSomething } from './forms';

type Fields = Record<string, unknown>;

const { unsent } = ptBr.changes;

/** The shape of the records in the form of a section. */
const shapeOf = ({ list }: Form): Parts => {
  const records = sections.find(({ path }) => list.endsWith(`/${path}`))?.records;
  return (records?.parts?.shape ?? records?.duck.shape ?? {}) as Parts;
};

const isRelation = (part: Part) => part.row !== undefined && part !== pictureReferences;

const relationsOf = (form: Form) =>
  Object.entries(shapeOf(form))
    .filter(([, part]) => isRelation(part))
    .map(([field]) => field);

const FORMS = forms
  .filter(({ list, form }) => form === `${list}/manage` && list.startsWith('/application-admin'))
  .filter(form => relationsOf(form).length > 0)
  .map(form => [form.list.split('/')[2], form] as const);

const rowsIn = (data: unknown): Fields[] => {
  if (Array.isArray(data)) return data as Fields[];
  return isPlainObject(data) && Array.isArray(data.content) ? (data.content as Fields[]) : [];
};

const STORED = [{ id: 9001, name: 'Guardado' }];

const stored = (value: unknown) => (Array.isArray(value) && value.length > 0 ? value : STORED);

/** The lists of the section, whose rows have no relations, and what a record by its id is answered with. */
const answerWithoutRelations = (form: Form, left: null | undefined, byId: 'whole' | number) => {
  const fields = relationsOf(form);
  const records = new Map<string, Fields>();
  const sent: Fields[] = [];
  server.use(
    http.get('*/api/*', async ({ request }) => {
      const id = /\/(\d+)$/.exec(new URL(request.url).pathname)?.[1] ?? '';
      const record = records.get(id);
      if (record && !request.url.includes('/substance/'))
        return byId === 'whole' ? HttpResponse.json(record as object) : new HttpResponse(null, { status: byId });
      const response = await getResponse(handlers, request);
      const data: unknown = await response?.clone().json();
      const rows = rowsIn(data).filter(row => fields.some(field => field in row));
      for (const row of rows) {
        const relations = fields.map(field => [field, stored(row[field])] as const);
        const own = isPlainObject(row.interactionResult) ? row.interactionResult.id : row.id;
        if (!request.url.includes('substances-interactions'))
          records.set(String(own), { ...row, ...Object.fromEntries(relations) });
        fields.forEach(field => (left === null ? (row[field] = null) : delete row[field]));
      }
      return HttpResponse.json(data as object);
    }),
    http.put('*/api/*', async ({ request }) => {
      const body = (await request.json()) as Fields;
      sent.push(body);
      return HttpResponse.json(body as object);
    }),
  );
  return { fields, records, sent };
};

const openAndType = async (form: Form) => {
  const user = await visit(form.list, form.login);
  await openForm(user, form);
  await typeSomething(user, 'x');
  return user;
};

const idIn = ({ id, interactionResult }: Fields) => (isPlainObject(interactionResult) ? interactionResult.id : id);

const question = () => screen.findByRole('dialog', { name: unsent.title });

beforeEach(() => reset({ rich: true }));

it('R183: every section with relations is walked', () => {
  expect(FORMS.map(([path]) => path).sort()).toEqual(
    `diseases flashcards groups illustrated-procedures interactions laboratories laboratory-groups medical-calculators
    medical-criteria medical-scores medicine-groups medicine-leaflets pediatric-doses semiologies symptoms
    synonym-group`.split(/\s+/),
  );
});

it.each(FORMS)(
  'R183: in %s, a save sends the relations that the list gave as null as they are by id',
  async (_, form) => {
    const { fields, records, sent } = answerWithoutRelations(form, null, 'whole');
    const user = await openAndType(form);
    await save(user);
    await waitFor(() => expect(sent).toHaveLength(1));
    const [body] = sent;
    const record = records.get(String(idIn(body))) ?? {};
    const ids = (of: Fields) =>
      fields.map(field => [field, (of[field] as Fields[])?.map(({ id, name }) => id ?? name)]);
    expect(ids(body)).toEqual(ids(record));
  },
);

// Without cards, their form has no field to type into.
const TYPED = FORMS.filter(([path]) => path !== 'flashcards');

it.each(TYPED)(
  'R184: in %s, a save asks before it may erase relations that the server cannot send',
  async (_, form) => {
    const { sent } = answerWithoutRelations(form, undefined, 404);
    const user = await openAndType(form);
    expect(screen.getAllByText(unsent.hint).length).toBeGreaterThan(0);
    const read = requests(/^GET \/api\/.*\/\d+$/);
    await save(user);
    await user.click(within(await question()).getByRole('button', { name: ptBr.entity.action.cancel }));
    expect([sent, read.filter(line => !line.includes('/substance/'))]).toEqual([[], []]);
    await save(user, 'click', true);
    await user.click(within(await question()).getByRole('button', { name: unsent.save }));
    await waitFor(() => expect(sent).toHaveLength(1));
  },
);
