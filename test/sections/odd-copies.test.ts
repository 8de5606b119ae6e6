import { HttpResponse } from 'msw';
import TranslatorContext from 'react-jhipster/lib/language/translator-context';
import type { Duck } from 'core/redux/create-duck';
import { withoutIds } from 'crud/record/without-ids';
import { pictures } from 'features/pictures/pictures.duck';
import type { Identified } from 'lib/model';
import { withRightKinds } from 'lib/records/new-record';
import { diseases } from 'sections/diseases/duck';
import { copyOf as copyOfDisease } from 'sections/diseases/model';
import { laboratories } from 'sections/laboratories/duck';
import { copyOf as copyOfLaboratory } from 'sections/laboratories/model';
import { medicalCalculators } from 'sections/medical-calculators/duck';
import { copyOf as copyOfCalculator } from 'sections/medical-calculators/model';
import { medicalScores } from 'sections/medical-scores/duck';
import { copyOf as copyOfScore } from 'sections/medical-scores/model';
import { symptoms } from 'sections/symptoms/duck';
import { copyOf as copyOfSymptom } from 'sections/symptoms/model';
import { ptBr } from '../../i18n/pt-br';
import { openStore, recordCalls } from '../support/duck-calls';

beforeAll(() => {
  TranslatorContext.registerTranslations('pt-br', ptBr);
  TranslatorContext.setLocale('pt-br');
});

const { sent, answers } = recordCalls();

/** The row as the console reads it. */
const read = async <T extends Identified>(duck: Duck<T>, url: string, row: object): Promise<T> => {
  answers[`GET ${url}`] = () => HttpResponse.json({ content: [row], totalElements: 1, size: 20, number: 0 });
  const { content } = await duck.fetchPage({}, new AbortController().signal);
  sent.length = 0;
  return content[0];
};

/** The method and body that a save sends. */
const saved = async <T extends Identified>(duck: Duck<T>, record: T) => {
  await openStore(duck, pictures).dispatch(duck.save(record));
  const [method, , ...body] = sent[0].split(' ');
  return [method, JSON.parse(body.join(' '))];
};

/** The method and body that a save sends for a new record, as forms open it. */
const savedNew = <T extends Identified>(duck: Duck<T>, record: T) => saved(duck, withRightKinds(duck.shape, record));

const SYMPTOM = { name: 'Tosse', synonymGroups: {}, diseases: {} };
const CALCULATOR = { name: 'IMC', synonyms: null, formulaParams: [{ code: 'p', options: {} }] };
const DISEASE = {
  name: 'Asma',
  groups: {},
  diseaseSymptoms: 'x',
  diagnostic: ['x'],
  applicationPictures: [],
};

describe('A list field that the server sends as a non-list', () => {
  it.each([
    [
      'symptom',
      async () => savedNew(symptoms, copyOfSymptom(await read(symptoms, '/api/symptoms', { id: 5, ...SYMPTOM }))),
    ],
    [
      'symptom that is made again',
      async () => {
        const row = await read(symptoms, '/api/symptoms', { id: 5, ...SYMPTOM });
        return savedNew(symptoms, { ...withoutIds(symptoms.shape, row), name: 'Tosse (cópia)' });
      },
    ],
  ])('is saved as an empty list in a new %s', async (_what, save) => {
    expect(await save()).toEqual(['POST', { name: 'Tosse (cópia)', synonymGroups: [] }]);
  });

  it('is saved as an empty list in a copied calculator and in its rows', async () => {
    const row = await read(medicalCalculators, '/api/medical-calculators', { id: 5, ...CALCULATOR });
    expect(await savedNew(medicalCalculators, copyOfCalculator(row))).toEqual([
      'POST',
      expect.objectContaining({ synonyms: [], formulaParams: [{ code: 'p', options: [] }] }),
    ]);
  });

  it('is saved as an empty list in a copied disease, and an object field sent as a list is saved as null', async () => {
    const row = await read(diseases, '/api/diseases', { id: 5, ...DISEASE });
    const [, body] = await savedNew(diseases, copyOfDisease(row));
    expect(body).toMatchObject({ groups: [], diseaseSymptoms: [], diagnostic: null });
  });

  it('is sent back unchanged for a stored record, because the server may have rows that it did not send', async () => {
    const row = await read(symptoms, '/api/symptoms', { id: 5, ...SYMPTOM });
    expect(await saved(symptoms, { ...row, name: 'Tosse seca' })).toEqual([
      'PUT',
      { id: 5, ...SYMPTOM, name: 'Tosse seca' },
    ]);
  });
});

const HORMONES = { id: 3, name: 'Hormônios', normalizedName: 'hormonios' };
const PARAM = { code: 'p', inputType: { id: 4, name: 'TOGGLE' }, options: [] };

/** The method and body that a save sends for the copy of a row. */
const savedCopy = async <T extends Identified>(duck: Duck<T>, url: string, copyOf: (row: T) => T, row: object) =>
  savedNew(duck, copyOf(await read(duck, url, { id: 5, name: 'A', ...row })));

describe('A value that the server sends as a record with an id', () => {
  const category = HORMONES;
  it.each([
    ['laboratory', { category }, () => savedCopy(laboratories, '/api/laboratories', copyOfLaboratory, { category })],
    ['score', { category }, () => savedCopy(medicalScores, '/api/medical-scores', copyOfScore, { category })],
    ['disease', { category }, () => savedCopy(diseases, '/api/diseases', copyOfDisease, { category })],
    [
      'parameter of a calculator',
      { formulaParams: [PARAM] },
      () =>
        savedCopy(medicalCalculators, '/api/medical-calculators', copyOfCalculator, {
          formulaParams: [{ id: 6, ...PARAM }],
        }),
    ],
  ])('is unchanged in a copy of a %s', async (_what, expected, save) => {
    expect(await save()).toEqual(['POST', expect.objectContaining(expected)]);
  });
});
