import { http, HttpResponse } from 'msw';
import { allow } from '../allow';
import { CONTENT } from '../authorities';
import { removed, saved, unknownById } from '../crud';
import { normalize } from '../normalize';
import { badRequest, notFound } from '../problem';
import { pageable, queryOf } from '../request';
import { type Document, resource, type Row } from '../resource';
import { pageWith, table } from '../table';

const interactions = resource({
  name: 'interactions',
  entity: 'interaction',
  references: {
    substance: { to: 'substances' },
    interactionGroups: { to: 'medicineGroups' },
    interactionSubstances: { to: 'substances' },
  },
  required: ['interactionResult.result', 'interactionResult.conduct'],
});

/** In requests and responses, an interaction is identified by the id of its result (R117). */
const onWire = ({ id, ...interaction }: Row) => ({
  ...interaction,
  interactionResult: { ...(interaction.interactionResult as Document), id },
});

const named = (value: unknown) => (value ?? {}) as { id?: number; name?: string };

const unique = (items: Document[]) => [...new Map(items.map(item => [item.id, item])).values()];

const metBy = (rows: Row[], property: 'interactionGroups' | 'interactionSubstances') =>
  unique(rows.flatMap(row => (row[property] ?? []) as Document[]));

/** One row for each primary substance, sorted by name, with everything that it interacts with. */
const substanceRows = (search: string) => {
  const bySubstance = new Map<number, Row[]>();
  table('interactions')
    .all()
    .filter(({ substance }) => substance && normalize(named(substance).name ?? '').includes(search))
    .forEach(row => {
      const id = Number(named(row.substance).id);
      bySubstance.set(id, [...(bySubstance.get(id) ?? []), row]);
    });
  return [...bySubstance.values()]
    .map(rows => ({
      ...named(rows[0].substance),
      interactionGroups: metBy(rows, 'interactionGroups'),
      interactionSubstances: metBy(rows, 'interactionSubstances'),
    }))
    .sort((one, other) => String(one.name).localeCompare(String(other.name), 'pt'));
};

const substances = http.get('*/api/substances-interactions', ({ request }) => {
  const { page, size } = pageable(request);
  const rows = substanceRows(normalize(queryOf(request).get('name') ?? ''));
  return HttpResponse.json(pageWith(rows.slice(page * size, (page + 1) * size), rows.length, { page, size }));
});

const ofSubstance = http.get('*/api/interactions/substance/:id', ({ params }) =>
  HttpResponse.json(
    table('interactions')
      .all()
      .filter(({ substance }) => named(substance).id === Number(params.id))
      .map(onWire),
  ),
);

const idOf = ({ interactionResult }: Document) => named(interactionResult).id ?? undefined;

const create = http.post('*/api/interactions', ({ request }) =>
  saved(interactions, request, interaction =>
    idOf(interaction) === undefined
      ? HttpResponse.json(onWire(table('interactions').insert(interaction)), { status: 201 })
      : badRequest(request, 'idexists', interactions.entity, 'A new item cannot already have an id.'),
  ),
);

const update = http.put('*/api/interactions', ({ request }) =>
  saved(interactions, request, interaction => {
    const id = idOf(interaction);
    if (id === undefined) return badRequest(request, 'idnull', interactions.entity, 'Invalid id.');
    const row = table('interactions').replace({ ...interaction, id: Number(id) });
    return row ? HttpResponse.json(onWire(row)) : notFound(request);
  }),
);

const remove = http.delete('*/api/interactions/:id', ({ request, params }) =>
  removed(interactions, request, Number(params.id)),
);

/** Identified by the id of their results (R117). Listed by substance, or as the substances with any. */
export const interactionHandlers = allow(CONTENT, [
  substances,
  ofSubstance,
  unknownById('/api/interactions'),
  create,
  update,
  remove,
]);
