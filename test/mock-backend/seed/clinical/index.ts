import { withPartIds } from '../../diseases';
import { table } from '../../table';
import { base64 } from '../base64';
import { flashcardsOf } from './flashcards';
import { seedGroups } from './groups';
import { seedRiskFactors } from './risk-factors';
import { seedSymptoms } from './symptoms';
import { seedSynonymGroups } from './synonym-groups';
import { synonymsOf } from './synonyms';
import { type DiseaseLine, linesOf, type System } from './system';
import { systems } from './systems';
import { diagnosticOf, revisionOf, treatmentOf } from './texts';
import { variablesOf } from './variables';

/** Diseases whose diagnosis is a whole chapter: more than 50 KB of Markdown. */
const CHAPTERS = ['Transtorno de somatização', 'Sepse', 'Fibromialgia'];
const MANY_SYMPTOMS = { name: 'Transtorno de somatização', rows: 200 };
const MANY_FLASHCARDS = { name: 'Dengue', cards: 500 };

/** The seeded picture that shows the physical examination of a system. */
const pictures: Record<string, string> = {
  Cardiologia: 'ausculta-cardiaca',
  Pneumologia: 'ausculta-pulmonar',
  Gastroenterologia: 'quadrantes-abdominais',
  Neurologia: 'pares-cranianos',
  Endocrinologia: 'palpacao-tireoide',
  'Nefrologia e urologia': 'punho-percussao-lombar',
  Dermatologia: 'lesoes-elementares',
  'Oftalmologia e otorrinolaringologia': 'fundo-de-olho',
  'Cirurgia geral': 'ponto-de-mcburney',
};

/** Vague symptoms that go with any illness. They ensure that no disease has fewer than three symptoms. */
const FAINT = ['Mal-estar', 'Ansiedade', 'Fadiga'];

type Ids = Map<string, number>;
type Place = { line: DiseaseLine; system: System; index: number };

const refs = (names: string[], ids: Ids) => names.map(name => ({ id: ids.get(name) }));

const content = (text: string, line: DiseaseLine, isRevised: boolean) => ({
  rawMarkdownAvailable: base64(text),
  rawMarkdownToRelease: isRevised ? base64(revisionOf(text, line)) : null,
});

const lines = systems.flatMap(linesOf);

const places: Place[] = systems
  .flatMap(system => linesOf(system).map(line => ({ line, system })))
  .map((place, index) => ({ ...place, index }));

const symptomRows = ({ name, symptoms }: DiseaseLine, ids: Ids) => {
  const others = name === MANY_SYMPTOMS.name ? [...ids.keys()] : FAINT.slice(0, Math.max(0, 3 - symptoms.length));
  const all = [...new Set([...symptoms, ...others])];
  return refs(all.slice(0, MANY_SYMPTOMS.rows), ids).map((symptom, at) => ({
    symptom,
    weight: Math.max(1, 10 - at * 1.5),
  }));
};

const flashcards = ({ line, index }: Place, picture?: { name: string; id: number }) => {
  if (line.name === MANY_FLASHCARDS.name) return flashcardsOf(line, lines, MANY_FLASHCARDS.cards);
  return index % 15 === 0 ? flashcardsOf(line, lines, 5 + (index % 16), picture) : [];
};

const withPicture = ({ system, index }: Place, ids: Ids) => {
  const name = index % 3 === 0 ? pictures[system.title] : undefined;
  const id = name && ids.get(name);
  return name && id ? { name, id } : undefined;
};

interface Targets {
  pictures: Ids;
  groups: Ids;
  riskFactors: Ids;
  symptoms: Ids;
}

const documentOf = (place: Place, targets: Targets) => {
  const { line, system, index } = place;
  const risks = refs(
    system.risks.filter((_, at) => (at + index) % 2 === 0),
    targets.riskFactors,
  );
  const picture = withPicture(place, targets.pictures);
  const shown = CHAPTERS.includes(line.name) ? systems : [];
  return {
    name: line.name,
    cid: line.cid,
    dsm: line.dsm,
    free: index % 3 === 1,
    category: system.category,
    groups: refs([line.group], targets.groups),
    riskFactors: risks,
    diseaseSynonyms: synonymsOf(line.name),
    diseaseSymptoms: symptomRows(line, targets.symptoms),
    diseaseDiagnosticVariables: index % 4 === 3 ? null : withPartIds(variablesOf(line, system, risks.slice(0, 2))),
    diagnostic: content(diagnosticOf(line, system, picture?.name, shown), line, index % 11 === 4),
    treatment: content(treatmentOf(line, system), line, index % 13 === 6),
    applicationPictures: picture ? [{ id: picture.id }] : [],
    flashcards: flashcards(place, picture),
  };
};

/**
 * Inserts symptoms, groups, risk factors, synonym groups and the diseases that refer to them. Pictures and disease
 * synonyms must already exist.
 */
export const seedClinical = (pictureIds: Ids) => {
  const targets = {
    pictures: pictureIds,
    groups: seedGroups(),
    riskFactors: seedRiskFactors(),
    symptoms: seedSymptoms(lines, seedSynonymGroups()),
  };
  places.forEach(place => table('diseases').insert(documentOf(place, targets)));
};
