import { type FieldError } from './problem';
import { FLASHCARD_OWNER } from './record-schema';
import { type Document, resource, type Row } from './resource';
import { isBlank, sizeErrors } from './rules';
import { table } from './table';

const ENTITY = 'disease';

/** A flashcard as it is stored, inside the row of its disease. */
export interface Flashcard {
  position: number;
  questionText: string;
  answerText: string;
  applicationPictures?: { id: number }[];
}

const documents = (value: unknown) => (Array.isArray(value) ? (value as (Document | null)[]) : []);

const weightError = (weight: unknown) => {
  if (isBlank(weight)) return 'NotNull';
  return Number.isFinite(Number(weight)) ? undefined : 'Pattern';
};

const symptomIdOf = (row: Document | null) => (row?.symptom as { id?: unknown } | null | undefined)?.id;

// Each row needs a symptom that no other row has, and a numeric weight (R93).
const symptomErrors = ({ diseaseSymptoms }: Document): FieldError[] => {
  const rows = documents(diseaseSymptoms);
  const ids = rows.map(symptomIdOf);
  return rows.flatMap((row, index) => {
    const repeated = ids.indexOf(ids[index]) < index ? 'Pattern' : undefined;
    const errors = { symptom: isBlank(ids[index]) ? 'NotNull' : repeated, weight: weightError(row?.weight) } as const;
    return Object.entries(errors).flatMap(([property, message]) =>
      message ? [{ objectName: ENTITY, field: `diseaseSymptoms[${index}].${property}`, message }] : [],
    );
  });
};

/** Errors for the missing texts of the flashcards. */
const cardErrors = ({ flashcards }: Document): FieldError[] =>
  documents(flashcards).flatMap((card, index) =>
    ['questionText', 'answerText']
      .filter(property => isBlank(card?.[property]))
      .map(property => ({
        objectName: ENTITY,
        field: `flashcards[${index}].${property}`,
        message: 'NotNull' as const,
      })),
  );

export const diseases = resource({
  name: 'diseases',
  entity: ENTITY,
  searched: ['name'],
  unique: ['name'],
  references: {
    groups: { to: 'groups' },
    riskFactors: { to: 'riskFactors' },
    diseaseSynonyms: { to: 'diseaseSynonyms' },
    'diseaseSymptoms.symptom': { to: 'symptoms' },
    'diseaseDiagnosticVariables.riskFactors': { to: 'riskFactors' },
    applicationPictures: { to: 'applicationPictures', shows: [] },
    'flashcards.applicationPictures': { to: 'applicationPictures', shows: [] },
  },
  required: ['name'],
  check: symptomErrors,
});

/** Errors for the texts of the flashcards that are missing or too long. */
export const flashcardErrors = ({ flashcards }: Document): FieldError[] => [
  ...sizeErrors(diseases, { flashcards }, FLASHCARD_OWNER),
  ...cardErrors({ flashcards }),
];

// In the real backend, diagnostic variables, regions and races have their own ids. A row here only gives the next id.
const counted = resource({ name: 'diseasePartIds', entity: 'diseasePartId' });

const withId = (part: unknown) => {
  if (typeof part !== 'object' || part === null) return part;
  const { id, ...rest } = part as Document;
  return { id: id ?? table(counted.name).insert({}).id, ...rest };
};

/** The diagnostic variables, with an id for each part that was sent without one. */
export const withPartIds = (variables: unknown): unknown => {
  if (Array.isArray(variables)) return variables.map(withPartIds);
  if (typeof variables !== 'object' || variables === null) return variables;
  const { region, humanRace, ...rest } = variables as Document;
  const parts = Object.entries({ region, humanRace }).filter(([, part]) => part !== undefined);
  return withId({ ...rest, ...Object.fromEntries(parts.map(([name, part]) => [name, withId(part)])) });
};

/** A disease as the owner of flashcards (R103). */
export const ownerOf = ({ id, name, flashcards }: Row<{ name: string; flashcards?: Flashcard[] }>) => ({
  id,
  name,
  flashcards: (flashcards ?? []).map(card => ({ ...card, disease: { id } })),
});
