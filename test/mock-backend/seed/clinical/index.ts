import { withPartIds } from '../../diseases';
import { table } from '../../table';
import { base64 } from '../base64';
import { insertNames, refsTo } from '../names';
import { flashcardsOf } from './flashcards';
import { seedGroups } from './groups';
import riskFactors from './risk-factors.json';
import symptoms from './symptoms.json';
import synonymGroups from './synonym-groups.json';
import synonyms from './synonyms.json';
import { type DiseaseLine, linesOf, type System } from './system';
import { systems } from './systems';
import { diagnosticOf, revisionOf, treatmentOf } from './texts';
import { variablesOf } from './variables';

/** Diseases whose diagnosis is a whole chapter: more than 50 KB of Markdown. */
const CHAPTERS = ['Transtorno de somatização', 'Sepse', 'Fibromialgia'];
const MANY_SYMPTOMS = { name: 'Transtorno de somatização', rows: 200 };
const MANY_FLASHCARDS = { name: 'Dengue', cards: 500 };

/** Vague symptoms that go with any illness. They ensure that no disease has fewer than three symptoms. */
const FAINT = ['Mal-estar', 'Ansiedade', 'Fadiga'];

const places = systems
  .flatMap(system => linesOf(system).map(line => ({ line, system })))
  .map((place, index) => ({ ...place, index }));

type Place = (typeof places)[number];

const lines = places.map(({ line }) => line);

/** Groups of words that patients use. A group with the name of a symptom belongs to that symptom. */
const seedSynonymGroups = () => {
  insertNames(
    'synonymWords',
    synonymGroups.flatMap(({ words }) => words),
  );
  const words = refsTo('synonymWords');
  synonymGroups.forEach(group => table('synonymGroups').insert({ name: group.name, synonymWords: words(group.words) }));
};

/** What differs from this in a symptom is in the file. No disease has those at its end, so they may be deleted. */
const ANY_SYMPTOM = {
  symptomGender: 'BOTH',
  isPregnant: false,
  isObstetric: false,
  lowerThanOneMonth: false,
  ageStart: null,
  ageEnd: null,
};

const seedSymptoms = () => {
  const groups = refsTo('synonymGroups');
  const details: Record<string, object> = symptoms;
  new Set([...lines.flatMap(line => line.symptoms), ...Object.keys(details)]).forEach(name => {
    const own = synonymGroups.filter(group => group.name === name).map(group => group.name);
    table('symptoms').insert({ name, ...ANY_SYMPTOM, ...details[name], synonymGroups: groups(own) });
  });
};

/** Those that apply to some people only are in the file. Some are used by no disease, so they may be deleted. */
const ANY_RISK_FACTOR = {
  isPregnant: false,
  lowerThanOneMonth: false,
  startAge: null,
  endAge: null,
  riskFactorGender: 'BOTH',
  riskFactorAgeRange: 'undefined',
};

const seedRiskFactors = () => {
  const details: Record<string, object> = riskFactors;
  new Set([...systems.flatMap(({ risks }) => risks), ...Object.keys(details)]).forEach(name =>
    table('riskFactors').insert({ name, ...ANY_RISK_FACTOR, ...details[name] }),
  );
};

const content = (text: string, line: DiseaseLine, isRevised: boolean) => ({
  rawMarkdownAvailable: base64(text),
  rawMarkdownToRelease: isRevised ? base64(revisionOf(text, line)) : null,
});

const symptomsOf = ({ name, symptoms: own }: DiseaseLine, all: readonly string[]) => {
  const others = name === MANY_SYMPTOMS.name ? all : FAINT.slice(0, Math.max(0, 3 - own.length));
  return [...new Set([...own, ...others])].slice(0, MANY_SYMPTOMS.rows);
};

const flashcards = ({ line, index }: Place, picture?: { name: string; id?: unknown }) => {
  if (line.name === MANY_FLASHCARDS.name) return flashcardsOf(line, lines, MANY_FLASHCARDS.cards);
  return index % 15 === 0 ? flashcardsOf(line, lines, 5 + (index % 16), picture) : [];
};

const pictureOf = ({ picture }: System, index: number) => (index % 3 === 0 && picture ? [picture] : []);

/** Returns a function that makes the row of a disease. */
const rowMaker = () => {
  const [groups, risks, symptomRefs] = ['groups', 'riskFactors', 'symptoms'].map(name => refsTo(name));
  const pictures = refsTo('applicationPictures', 'referenceName');
  const diseaseSynonyms = refsTo('diseaseSynonyms');
  const allSymptoms = table('symptoms')
    .all({ sort: 'id' })
    .map(({ name }) => String(name));
  return (place: Place) => {
    const { line, system, index } = place;
    const riskFactorRefs = risks(system.risks.filter((_, at) => (at + index) % 2 === 0));
    const [picture] = pictureOf(system, index);
    const [pictureRef] = pictures(pictureOf(system, index));
    const variables = variablesOf(line, system, riskFactorRefs.slice(0, 2));
    return {
      name: line.name,
      cid: line.cid,
      dsm: line.dsm,
      free: index % 3 === 1,
      category: system.category,
      groups: groups([line.group]),
      riskFactors: riskFactorRefs,
      diseaseSynonyms: diseaseSynonyms((synonyms as Record<string, string[]>)[line.name] ?? []),
      diseaseSymptoms: symptomRefs(symptomsOf(line, allSymptoms)).map((symptom, at) => ({
        symptom,
        weight: Math.max(1, 10 - at * 1.5),
      })),
      diseaseDiagnosticVariables: index % 4 === 3 ? null : withPartIds(variables),
      diagnostic: content(
        diagnosticOf(line, system, picture, CHAPTERS.includes(line.name) ? systems : []),
        line,
        index % 11 === 4,
      ),
      treatment: content(treatmentOf(line, system), line, index % 13 === 6),
      applicationPictures: pictureRef ? [pictureRef] : [],
      flashcards: flashcards(place, picture === undefined ? undefined : { name: picture, ...pictureRef }),
    };
  };
};

/** Groups, risk factors, symptoms with their synonyms, and the diseases that refer to them. */
export const seedClinical = () => {
  seedGroups();
  seedRiskFactors();
  seedSynonymGroups();
  seedSymptoms();
  const rowOf = rowMaker();
  places.forEach(place => table('diseases').insert(rowOf(place)));
};
