import { allow } from '../allow';
import { CONTENT } from '../authorities';
import { crud } from '../crud';
import { owners } from '../references';
import { namedResource, type Row } from '../resource';

const symptoms = namedResource('symptoms', 'symptom', { references: { synonymGroups: { to: 'synonymGroups' } } });

// Symptoms are assigned in diseases. A symptom only lists the diseases that have it.
const withDiseases = (rows: Row[]) => {
  const diseasesOf = owners(
    'diseases',
    'diseaseSymptoms.symptom',
    rows.map(({ id }) => id),
  );
  return rows.map(row => ({ ...row, diseases: diseasesOf(row.id) }));
};

export const symptomHandlers = allow(
  CONTENT,
  crud(symptoms, { url: '/api/symptoms', serverOwned: () => ({ diseases: undefined }), shown: withDiseases }),
);
