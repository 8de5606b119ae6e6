import { http, HttpResponse } from 'msw';
import { allow } from '../allow';
import { CONTENT } from '../authorities';
import { crud } from '../crud';
import { all } from '../database';
import { pageable, queryOf } from '../request';
import { namedResource } from '../resource';
import { linkTable, quoted } from '../schema';
import { table } from '../table';

const symptoms = namedResource('symptoms', 'symptom', { synonymGroups: { to: 'synonymGroups' } });

/** The diseases that name a symptom, by the symptom's id. */
const diseasesOf = (ids: number[]) => {
  const links = quoted(linkTable('diseases', 'diseaseSymptoms.symptom'));
  const rows = all(
    `SELECT target, owner, json_extract(doc, '$.name') AS name FROM ${links} JOIN diseases ON diseases.id = owner
     WHERE target IN (${ids.map(() => '?').join()}) ORDER BY name`,
    ids,
  );
  const byTarget = new Map<number, typeof rows>();
  rows.forEach(row => byTarget.set(Number(row.target), [...(byTarget.get(Number(row.target)) ?? []), row]));
  return byTarget;
};

const list = http.get('*/api/symptoms', ({ request }) => {
  const name = queryOf(request).get('name') ?? '';
  const page = table('symptoms').page({ ...pageable(request), search: name ? { name } : {} });
  const diseases = diseasesOf(page.content.map(({ id }) => id));
  const content = page.content.map(symptom => ({
    ...symptom,
    diseases: (diseases.get(symptom.id) ?? []).map(({ owner, name }) => ({ id: Number(owner), name })),
  }));
  return HttpResponse.json({ ...page, content });
});

export const symptomHandlers = allow(CONTENT, [
  list,
  // Which diseases have a symptom is for the diseases to say.
  ...crud(symptoms, { url: '/api/symptoms', serverOwned: () => ({ diseases: undefined }) }),
]);
