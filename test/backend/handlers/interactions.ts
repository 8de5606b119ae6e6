import { http, HttpResponse } from 'msw';
import { allow } from '../allow';
import { CONTENT } from '../authorities';
import { answering, listOf } from '../crud';
import { invalid, notFound, problem, type FieldError } from '../problem';
import { documentOf, pageable, queryOf } from '../request';
import { type Document, resource, type Row } from '../resource';
import { table } from '../table';

const interactions = resource({
  name: 'interactions',
  entity: 'interaction',
  references: {
    substance: { to: 'substances' },
    interactionGroups: { to: 'medicineGroups' },
    interactionSubstances: { to: 'substances' },
  },
});

const LONGEST = 200;

/** An interaction is known by the id of its result (decision 23). */
const onWire = ({ id, ...interaction }: Row) => ({
  ...interaction,
  interactionResult: { ...(interaction.interactionResult as Document), id },
});

const named = (value: unknown) => (value ?? {}) as { id?: number; name?: string };

const unique = (items: Document[]) => [...new Map(items.map(item => [item.id, item])).values()];

/** One row for each primary substance: all that it interacts with. */
const substances = http.get('*/api/substances-interactions', ({ request }) => {
  const search = (queryOf(request).get('name') ?? '').toLowerCase();
  const { page, size } = pageable(request);
  const bySubstance = new Map<number, Row[]>();
  table('interactions')
    .all()
    .filter(({ substance }) => named(substance).name?.toLowerCase().includes(search))
    .forEach(row => {
      const id = Number(named(row.substance).id);
      bySubstance.set(id, [...(bySubstance.get(id) ?? []), row]);
    });
  const rows = [...bySubstance.values()].map(group => ({
    ...named(group[0].substance),
    interactionGroups: unique(group.flatMap(row => (row.interactionGroups ?? []) as Document[])),
    interactionSubstances: unique(group.flatMap(row => (row.interactionSubstances ?? []) as Document[])),
  }));
  rows.sort((one, other) => String(one.name).localeCompare(String(other.name), 'pt'));
  return HttpResponse.json({
    content: rows.slice(page * size, (page + 1) * size),
    totalElements: rows.length,
    size,
    number: page,
  });
});

const ofSubstance = http.get('*/api/interactions/substance/:id', ({ params }) =>
  HttpResponse.json(
    table('interactions')
      .all()
      .filter(({ substance }) => named(substance).id === Number(params.id))
      .map(onWire),
  ),
);

const errorsOf = ({ interactionResult }: Document): FieldError[] =>
  ['result', 'conduct'].flatMap(field => {
    const text = String(((interactionResult ?? {}) as Document)[field] ?? '').trim();
    if (text !== '' && text.length <= LONGEST) return [];
    const message = text === '' ? ('NotNull' as const) : ('Size' as const);
    return [{ objectName: 'interaction', field: `interactionResult.${field}`, message }];
  });

const saved = async (request: Request, save: (interaction: Document, id: number) => Response) => {
  const interaction = await documentOf(request);
  if (!interaction) return problem(request, 400, { detail: 'The body is not a JSON object.' });
  const errors = errorsOf(interaction);
  const { id } = named(interaction.interactionResult);
  return errors.length > 0 ? invalid(request, errors) : answering(request, () => save(interaction, Number(id)));
};

const create = http.post('*/api/interactions', ({ request }) =>
  saved(request, interaction =>
    HttpResponse.json(onWire(table('interactions').insert({ ...interaction, id: undefined })), { status: 201 }),
  ),
);

const update = http.put('*/api/interactions', ({ request }) =>
  saved(request, (interaction, id) => {
    const row = table('interactions').replace({ ...interaction, id });
    return row ? HttpResponse.json(onWire(row)) : notFound(request);
  }),
);

const remove = http.delete('*/api/interactions/:id', ({ request, params }) =>
  table('interactions').remove(Number(params.id)) ? new HttpResponse(null, { status: 200 }) : notFound(request),
);

export const interactionHandlers = allow(CONTENT, [
  substances,
  ofSubstance,
  listOf(interactions, { url: '/api/interactions' }),
  create,
  update,
  remove,
]);
