import { http, HttpResponse } from 'msw';
import { allow } from '../allow';
import { CONTENT } from '../authorities';
import { answering, crud } from '../crud';
import { invalid, notFound, problem, type FieldError } from '../problem';
import { documentOf, pageable, queryOf } from '../request';
import { type Document, resource, type Row } from '../resource';
import { table } from '../table';

const text = { max: 200 };

const diseases = resource({
  name: 'diseases',
  entity: 'disease',
  searched: ['name'],
  unique: ['name'],
  references: {
    groups: { to: 'groups' },
    diseaseSynonyms: { to: 'diseaseSynonyms' },
    'diseaseSymptoms.symptom': { to: 'symptoms' },
    'diseaseDiagnosticVariables.riskFactors': { to: 'riskFactors' },
    applicationPictures: { to: 'applicationPictures', shows: [] },
  },
  rules: { name: { required: true, max: 200 }, cid: text, dsm: text },
});

const listAt = (document: Document, property: string) =>
  (Array.isArray(document[property]) ? document[property] : []) as Document[];

/** What is wrong in the rows of symptoms: a weight that is no number, a symptom that is missing or named twice. */
const symptomErrors = (disease: Document): FieldError[] => {
  const seen = new Set<unknown>();
  return listAt(disease, 'diseaseSymptoms').flatMap(({ symptom, weight }, index) => {
    const id = (symptom as Document | null | undefined)?.id;
    const isRepeated = id !== undefined && seen.has(id);
    seen.add(id);
    const wrong = (field: string, message: FieldError['message']) => ({
      objectName: 'disease',
      field: `diseaseSymptoms[${index}].${field}`,
      message,
    });
    return [
      ...(id === undefined ? [wrong('symptom', 'NotNull')] : []),
      ...(isRepeated ? [wrong('symptom', 'Pattern')] : []),
      ...(typeof weight === 'number' ? [] : [wrong('weight', 'NotNull')]),
    ];
  });
};

// Answering nothing lets the save go on.
const unlessWrong = async ({ request }: { request: Request }) => {
  const errors = symptomErrors((await documentOf(request.clone())) ?? {});
  return errors.length > 0 ? invalid(request, errors) : undefined;
};

let lastId = 0;
const identified = (document: unknown): Document => {
  lastId += 1;
  return { id: lastId, ...(document as Document | undefined) };
};

/** The parts of a disease that are rows of their own in the backend get ids; flashcards are saved by their own call. */
const serverOwned = ({ diseaseDiagnosticVariables: sent }: Document, existing?: Row) => {
  const variables = sent as Document | undefined;
  return {
    flashcards: existing?.flashcards ?? [],
    ...(variables && {
      diseaseDiagnosticVariables: {
        ...identified(variables),
        region: identified(variables.region),
        humanRace: identified(variables.humanRace),
      },
    }),
  };
};

const ownerOf = ({ id, name, flashcards }: Row) => ({ id, name, flashcards });

const flashcardOwners = http.get('*/api/diseases/flashcards', ({ request }) => {
  const name = queryOf(request).get('name') ?? '';
  const { page, size } = pageable(request);
  const owners = table('diseases')
    .all({ search: name ? { name } : {} })
    .filter(({ flashcards }) => Array.isArray(flashcards) && flashcards.length > 0);
  return HttpResponse.json({
    content: owners.slice(page * size, (page + 1) * size).map(ownerOf),
    totalElements: owners.length,
    size,
    number: page,
  });
});

const LONGEST_CARD = 5000;

const cardErrors = (owner: Document): FieldError[] =>
  listAt(owner, 'flashcards').flatMap((card, index) =>
    ['questionText', 'answerText'].flatMap(property => {
      const length = String(card[property] ?? '').trim().length;
      if (length > 0 && length <= LONGEST_CARD) return [];
      const message = length === 0 ? ('NotNull' as const) : ('Size' as const);
      return [{ objectName: 'disease', field: `flashcards[${index}].${property}`, message }];
    }),
  );

const saveFlashcards = http.put('*/api/diseases/flashcards', async ({ request }) => {
  const owner = await documentOf(request);
  if (!owner) return problem(request, 400, { detail: 'The body is not a JSON object.' });
  const errors = cardErrors(owner);
  if (errors.length > 0) return invalid(request, errors);
  const disease = table('diseases').find(Number(owner.id));
  if (!disease) return notFound(request);
  const flashcards = listAt(owner, 'flashcards').sort((one, other) => Number(one.position) - Number(other.position));
  return answering(request, () => {
    const row = table('diseases').replace({ ...disease, flashcards });
    return row ? HttpResponse.json(ownerOf(row)) : notFound(request);
  });
});

export const diseaseHandlers = allow(CONTENT, [
  flashcardOwners,
  saveFlashcards,
  http.post('*/api/diseases', unlessWrong),
  http.put('*/api/diseases', unlessWrong),
  ...crud(diseases, { url: '/api/diseases', serverOwned }),
]);
