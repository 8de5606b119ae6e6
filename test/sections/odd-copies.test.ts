import { HttpResponse } from 'msw';
import type { Duck } from 'core/redux/create-duck';
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
import { openStore, recordCalls } from '../support/duck-calls';
import { speakPortuguese } from '../support/portuguese';

beforeAll(speakPortuguese);

const { sent, answers } = recordCalls();

/** The method and body that a save sends for the copy of a row, as forms open it. */
const savedCopy = async <T extends Identified>(duck: Duck<T>, url: string, copyOf: (row: T) => T, row: object) => {
  const content = [{ id: 5, name: 'A', ...row }];
  answers[`GET ${url}`] = () => HttpResponse.json({ content, totalElements: 1, size: 20, number: 0 });
  const [read] = (await duck.fetchPage({}, new AbortController().signal)).content;
  sent.length = 0;
  await openStore(duck, pictures).dispatch(duck.save(withRightKinds(duck.shape, copyOf(read))));
  const [method, , ...body] = sent[0].split(' ');
  return [method, JSON.parse(body.join(' '))];
};

const category = { id: 3, name: 'Hormônios', normalizedName: 'hormonios' };
const param = { code: 'p', inputType: { id: 4, name: 'TOGGLE' }, options: [] };

it.each([
  ['laboratory', { category }, () => savedCopy(laboratories, '/api/laboratories', copyOfLaboratory, { category })],
  ['score', { category }, () => savedCopy(medicalScores, '/api/medical-scores', copyOfScore, { category })],
  ['disease', { category }, () => savedCopy(diseases, '/api/diseases', copyOfDisease, { category })],
  [
    'parameter of a calculator',
    { formulaParams: [param] },
    () =>
      savedCopy(medicalCalculators, '/api/medical-calculators', copyOfCalculator, {
        formulaParams: [{ id: 6, ...param }],
      }),
  ],
])(
  'a value that the server sends as a record with an id is unchanged in a copy of a %s',
  async (_what, expected, save) => {
    expect(await save()).toEqual(['POST', expect.objectContaining(expected)]);
  },
);
