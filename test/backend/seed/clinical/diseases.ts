import { table } from '../../table';
import { base64, some } from '../base64';
import { diagnosticOf, treatmentOf } from './disease-texts';

const CATEGORIES = ['CLINIC', 'SURGERY', 'GYNECOLOGIC', 'OBSTETRICS', 'DENTISTRY', 'PREVENTIVE', 'PEDIATRICS'];
const WEIGHTS = [
  'maleWeight',
  'femaleWeight',
  'lowerThanOneMonth',
  'lowerThanOneYear',
  'betweenOneAndFourYears',
  'betweenFiveAndFourteenYears',
  'betweenFifteenAndTwentyNineYears',
  'betweenThirtyAndFortyFourYears',
  'betweenFortyFiveAndFiftyNineYears',
  'betweenSixtyAndSeventyFoursYears',
  'higherOrEqualSeventyFiveYears',
  'prevalence',
];
const BRAZIL = ['north', 'northeast', 'south', 'midwest', 'southeast'];
const WORLD = ['latinAmerica', 'centralAmerica', 'northAmerica', 'europe', 'asia', 'africa', 'oceania'];
const RACES = ['white', 'black', 'brown', 'yellow', 'indigenous'];

interface Named {
  id: number;
  name?: unknown;
}

export interface DiseaseParts {
  synonyms: readonly Named[];
  symptoms: readonly Named[];
  groups: readonly Named[];
  riskFactors: readonly Named[];
  pictures: readonly (readonly [string, number])[];
}

const numbers = (names: string[], of: (at: number) => number) =>
  Object.fromEntries(names.map((name, at) => [name, of(at)]));

const variables = (index: number, riskFactors: readonly Named[]) => ({
  id: index + 1,
  ...numbers(WEIGHTS, at => ((index + at) % 10) / 10),
  region: {
    id: index + 1,
    insideBrazil: numbers(BRAZIL, at => 1 + ((index + at) % 3)),
    outOfBrazil: numbers(WORLD, () => 1),
  },
  humanRace: { id: index + 1, ...numbers(RACES, () => 1) },
  riskFactors: some(riskFactors, index, 2).map(({ id }) => ({ id })),
});

const textOf = (markdown: string, isReleased: boolean) => ({
  rawMarkdownAvailable: base64(markdown),
  rawMarkdownToRelease: base64(isReleased ? markdown : `${markdown}\n\nRevisado nesta edição.`),
});

/** A chapter of the length that staff dread: some 60 KB. */
const LONG_CHAPTER = 18;

const rowsOf = (symptoms: readonly Named[], weightOf: (at: number) => number) =>
  symptoms.map(({ id }, at) => ({ symptom: { id }, weight: weightOf(at) }));

const cards = (count: number, name: string, id: number) =>
  Array.from({ length: count }, (_, at) => ({
    position: at + 1,
    questionText: `**${name}**: qual é o achado de número ${at + 1}?`,
    answerText: `Um achado que muda a conduta.\n\n- confirma a hipótese\n- afasta o diagnóstico diferencial ${at + 1}`,
    disease: { id },
    applicationPictures: [],
  }));

/** How many flashcards the disease at a place has. */
const cardsAt = (index: number) => (index % 13 === 0 ? 5 + (index % 15) : 0);

const insert = (name: string, index: number, parts: DiseaseParts, extra: object = {}) => {
  const symptoms = some(parts.symptoms, index, 3 + (index % 9));
  const picture = index % 4 === 0 ? parts.pictures[index % parts.pictures.length] : undefined;
  const names = symptoms.map(symptom => String(symptom.name));
  const diagnostic = diagnosticOf(name, names, index, picture?.[0]);
  const chapter = index === 2 ? Array.from({ length: LONG_CHAPTER }, () => diagnostic).join('\n\n') : diagnostic;
  const disease = table('diseases').insert({
    name,
    cid: `${'ABCEFGIJKLMN'[index % 12]}${String(10 + (index % 80)).padStart(2, '0')}.${index % 10}`,
    dsm: index % 20 === 19 ? `F${30 + (index % 60)}` : '',
    free: index % 3 === 0,
    category: index % 10 === 9 ? undefined : CATEGORIES[index % CATEGORIES.length],
    groups: some(parts.groups, index, 2).map(({ id }) => ({ id })),
    diseaseSynonyms: some(parts.synonyms, index, 2).map(({ id }) => ({ id })),
    diseaseSymptoms: rowsOf(symptoms, at => ((index + at) % 10) + 0.5),
    diseaseDiagnosticVariables: variables(index, parts.riskFactors),
    diagnostic: textOf(chapter, index % 6 !== 5),
    treatment: textOf(treatmentOf(name, index), true),
    applicationPictures: picture ? [{ id: picture[1] }] : [],
    flashcards: [],
    ...extra,
  });
  return disease;
};

const withCards = (disease: { id: number }, count: number) => {
  const whole = table('diseases').find(disease.id);
  if (whole && count > 0)
    table('diseases').replace({ ...whole, flashcards: cards(count, String(whole.name), disease.id) });
};

/** As many symptoms as the form must stay fluent with, and as many cards. */
const MANY_ROWS = 200;
const MANY_CARDS = 500;

const extraSymptoms = (count: number) =>
  Array.from({ length: count }, (_, at) =>
    table('symptoms').insert({ name: `Sinal raro ${at + 1}`, synonymGroups: [] }),
  );

export const seedDiseases = (names: readonly string[], parts: DiseaseParts) => {
  names.forEach((name, index) => withCards(insert(name, index, parts), cardsAt(index)));
  const many = [...parts.symptoms, ...extraSymptoms(MANY_ROWS - parts.symptoms.length)];
  insert('Síndrome dos duzentos sintomas', names.length, parts, {
    diseaseSymptoms: rowsOf(many.slice(0, MANY_ROWS), at => at / 10),
  });
  withCards(insert('Doença dos quinhentos flashcards', names.length + 1, parts), MANY_CARDS);
};
