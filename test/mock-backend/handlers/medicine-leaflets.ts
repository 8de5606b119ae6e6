import { http, HttpResponse } from 'msw';
import { allow } from '../allow';
import { CONTENT } from '../authorities';
import { answering, crud, listOf } from '../crud';
import { folded } from '../normalize';
import { pageable, queryOf } from '../request';
import { type Document, namedResource } from '../resource';
import { table } from '../table';

const substances = namedResource('substances', 'substance');
/** Names under which medicines are sold: those of all leaflets and those of the product's supplier. */
const commercialNames = namedResource('commercialNames', 'commercialName');
const leaflets = namedResource('medicineLeaflets', 'medicineLeaflet', {
  references: { medicineGroups: { to: 'medicineGroups' }, substances: { to: 'substances' } },
});

/** Leaflets with id and name only, for pickers. */
const headers = http.get('*/api/medicine-leaflets-heads', ({ request }) =>
  answering(request, () => {
    const name = queryOf(request).get('name') ?? '';
    const page = table('medicineLeaflets').page({ ...pageable(request), search: name ? { name } : {} });
    return HttpResponse.json({
      ...page,
      content: page.content.map(leaflet => ({ id: leaflet.id, name: leaflet.name })),
    });
  }),
);

/** Each commercial name with its id from the list of all commercial names. New names are added to that list. */
const serverOwned = ({ children }: Document) => {
  if (!Array.isArray(children)) return { children: [] };
  const known = new Map(
    table('commercialNames')
      .all()
      .map(({ id, name }) => [folded(String(name)), id]),
  );
  const idOf = (name: string) => {
    const id = known.get(folded(name)) ?? table('commercialNames').insert({ name }).id;
    known.set(folded(name), id);
    return id;
  };
  return { children: (children as Document[]).map(child => ({ ...child, id: idOf(String(child.name)) })) };
};

export const medicineLeafletHandlers = allow(CONTENT, [
  listOf(substances, { url: '/api/substances' }),
  listOf(commercialNames, { url: '/api/medicine-leaflets/commercial' }),
  headers,
  ...crud(leaflets, { url: '/api/medicine-leaflets', serverOwned }),
]);
