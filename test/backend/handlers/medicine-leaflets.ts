import { http, HttpResponse } from 'msw';
import { allow } from '../allow';
import { CONTENT } from '../authorities';
import { crud, listOf } from '../crud';
import { pageable, queryOf } from '../request';
import { namedResource } from '../resource';
import { table } from '../table';

const substances = namedResource('substances', 'substance');
/** Names under which medicines are sold, as the product's supplier lists them. */
const commercialNames = namedResource('commercialNames', 'commercialName');
const leaflets = namedResource('medicineLeaflets', 'medicineLeaflet', {
  medicineGroups: { to: 'medicineGroups' },
  substances: { to: 'substances' },
});

/** Leaflets by id and name only, for pickers. */
const heads = http.get('*/api/medicine-leaflets-heads', ({ request }) => {
  const name = queryOf(request).get('name') ?? '';
  const page = table('medicineLeaflets').page({ ...pageable(request), search: name ? { name } : {} });
  return HttpResponse.json({ ...page, content: page.content.map(leaflet => ({ id: leaflet.id, name: leaflet.name })) });
});

export const medicineLeafletHandlers = allow(CONTENT, [
  listOf(substances, { url: '/api/substances' }),
  listOf(commercialNames, { url: '/api/medicine-leaflets/commercial' }),
  heads,
  ...crud(leaflets, { url: '/api/medicine-leaflets' }),
]);
