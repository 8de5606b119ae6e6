import { copyOf as copyOfCoupon } from 'sections/coupon/model';
import { copyOf as copyOfProcedure } from 'sections/illustrated-procedures/model';
import { copyOf as copyOfLaboratory } from 'sections/laboratories/model';
import { copyOf as copyOfCalculator } from 'sections/medical-calculators/model';
import { copyOf as copyOfCriterion } from 'sections/medical-criteria/model';
import { copyOf as copyOfScore } from 'sections/medical-scores/model';
import { blank as leaflet, copyOf as copyOfLeaflet, withCompositions } from 'sections/medicine-leaflets/model';
import { copyOf as copyOfNotification } from 'sections/notification/model';
import { copyOf as copyOfDose } from 'sections/pediatric-doses/model';
import { copyOf as copyOfPromotion } from 'sections/promotions/model';
import { copyOf as copyOfRiskFactor } from 'sections/risk-factor/model';
import { copyOf as copyOfSemiology } from 'sections/semiologies/model';
import { copyOf as copyOfSymptom } from 'sections/symptoms/model';
import { speakPortuguese } from '../support/portuguese';

beforeAll(speakPortuguese);

const STORED = { id: 1, name: 'A' };
const COPY = { name: 'A (cópia)' };
const text = { rawMarkdownAvailable: 'w6fDo28=' };
const storedText = { id: 6, ...text };
const ofOthers = [{ id: 2, name: 'Dor' }];
const words = [{ name: 'Dor' }];
const child = { name: 'Novalgina', free: true, available: true };
const refs = { synonyms: ofOthers, groups: ofOthers, applicationPictures: [{ id: 5 }] };
const ofDose = { medicineLeaflet: ofOthers[0], category: ofOthers[0] };

describe('Duplicate: a copy', () => {
  it.each<[string, (record: never) => object, stored: object, copied?: object]>([
    [
      'coupon wants a code of its own and was never used',
      copyOfCoupon,
      { code: 'OITO', usageCount: 7, discountValue: 8, isActive: true },
      { name: 'A', code: '', discountValue: 8 },
    ],
    ['promotion is not active yet', copyOfPromotion, { active: true, createdDate: 'x' }, { active: false }],
    [
      'notification sends no push and has no time yet',
      copyOfNotification,
      {
        ...{ title: 'B', justInTime: true, sendPush: true, pending: true, validity: '2026-12-31' },
        ...{ scheduleDate: '2026-01-01T00:00:00Z', scheduleTime: '10:00' },
      },
      { name: 'A', title: 'B (cópia)', justInTime: true, sendPush: false, validity: '2026-12-31' },
    ],
    [
      'leaflet has its commercial names anew, and is not available yet',
      copyOfLeaflet,
      {
        ...{ available: true, content: storedText, medicineGroups: ofOthers, substances: ofOthers },
        children: [
          { ...child, id: 8 },
          { ...child, id: 9, composition: 'A' },
        ],
      },
      {
        ...{ available: false, content: text, medicineGroups: ofOthers, substances: ofOthers },
        children: [child, child],
      },
    ],
    [
      'laboratory test keeps its synonyms, which are records of their own',
      copyOfLaboratory,
      { ...refs, generalContent: storedText },
      { ...refs, generalContent: text },
    ],
    [
      'procedure has its texts anew',
      copyOfProcedure,
      {
        illustratedProcedureSynonyms: ofOthers,
        illustratedProcedureContents: [{ id: 3, type: 'GENERAL', content: storedText }],
      },
      {
        illustratedProcedureSynonyms: ofOthers,
        illustratedProcedureContents: [{ type: 'GENERAL', content: text }],
      },
    ],
    [
      'semiology refers to the same synonyms',
      copyOfSemiology,
      { synonyms: ofOthers, anamnesisContent: storedText },
      { synonyms: ofOthers, anamnesisContent: text },
    ],
    ['risk factor keeps what it says of people', copyOfRiskFactor, { isPregnant: true, startAge: 18 }],
    [
      'symptom belongs to no disease yet',
      copyOfSymptom,
      { synonymGroups: ofOthers, diseases: ofOthers },
      { synonymGroups: ofOthers },
    ],
    [
      'calculator has its words, parameters and their options anew',
      copyOfCalculator,
      { synonyms: ofOthers, formulaParams: [{ code: 'p', id: 3, options: [{ code: 'o', id: 4 }] }] },
      { synonyms: words, formulaParams: [{ code: 'p', options: [{ code: 'o' }] }] },
    ],
    [
      'dose refers to the same leaflet and category',
      copyOfDose,
      { ...ofDose, synonyms: ofOthers, contents: [{ id: 5, code: 'a', formula: 'p' }] },
      { ...ofDose, synonyms: words, contents: [{ code: 'a', formula: 'p' }] },
    ],
    ['criterion has its words anew', copyOfCriterion, { synonyms: ofOthers }, { synonyms: words }],
    ['score keeps its category, which is a text', copyOfScore, { category: 'Parto' }],
  ])('of a %s', (_rule, copyOf, stored, copied = stored) => {
    expect(copyOf({ ...STORED, ...stored } as never)).toEqual({ ...COPY, ...copied });
  });

  it('of a leaflet replaces compositions that equal the original name with its own name, and keeps the others', () => {
    const children = ['A', 'A e cafeína'].map(composition => ({ ...child, composition }));
    const copy = { ...copyOfLeaflet({ ...leaflet, ...STORED, children }), name: 'B' };
    expect(withCompositions(copy).children.map(({ composition }) => composition)).toEqual(['B', 'A e cafeína']);
  });
});
