import { table } from '../../table';
import { seedDiseases } from './diseases';
import { seedGroups } from './groups';
import { seedRiskFactors } from './risk-factors';
import { seedSymptoms } from './symptoms';
import { seedSynonymGroups } from './synonym-groups';

interface Picture {
  content?: string;
  contentContentType?: string;
}

/** Diseases take so many of the names by which people know them. */
const DISEASES = 330;

/** The clinical core: what diseases are made of, and the diseases. */
export const seedClinical = (pictures: Map<string, number>) => {
  const synonyms = table('diseaseSynonyms').all();
  const groups = seedGroups(table<Picture>('applicationPictures').find(1) ?? {});
  const symptoms = seedSymptoms(seedSynonymGroups());
  const names = synonyms.map(({ name }) => String(name)).filter(name => name.length > 4);
  seedDiseases(names.slice(0, DISEASES), {
    synonyms,
    symptoms,
    groups,
    riskFactors: seedRiskFactors(),
    pictures: [...pictures],
  });
};
