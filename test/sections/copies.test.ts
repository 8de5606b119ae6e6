import { blank as coupon, copyOf as copyOfCoupon } from 'sections/coupon/model';
import { blank as procedure, copyOf as copyOfProcedure } from 'sections/illustrated-procedures/model';
import { blank as laboratory, copyOf as copyOfLaboratory } from 'sections/laboratories/model';
import {
  blank as calculator,
  copyOf as copyOfCalculator,
  newOption,
  newParam,
} from 'sections/medical-calculators/model';
import { blank as criterion, copyOf as copyOfCriterion } from 'sections/medical-criteria/model';
import { blank as score, copyOf as copyOfScore } from 'sections/medical-scores/model';
import { blank as leaflet, copyOf as copyOfLeaflet, withCompositions } from 'sections/medicine-leaflets/model';
import { blank as notification, copyOf as copyOfNotification } from 'sections/notification/model';
import { blank as dose, copyOf as copyOfDose } from 'sections/pediatric-doses/model';
import { blank as promotion, copyOf as copyOfPromotion } from 'sections/promotions/model';
import { blank as riskFactor, copyOf as copyOfRiskFactor } from 'sections/risk-factor/model';
import { blank as semiology, copyOf as copyOfSemiology } from 'sections/semiologies/model';
import { blank as symptom, copyOf as copyOfSymptom } from 'sections/symptoms/model';
import { speakPortuguese } from '../support/portuguese';

beforeAll(speakPortuguese);

const STORED = { id: 1, name: 'A' };
const COPY = { name: 'A (cópia)' };
const text = { rawMarkdownAvailable: 'w6fDo28=' };
const storedText = { id: 6, ...text };
const ofOthers = [{ id: 2, name: 'Dor' }];
const child = { name: 'Novalgina', free: true, available: true };

describe('Duplicate: a copy', () => {
  it.each<[string, () => object, object]>([
    [
      'coupon wants a code of its own and was never used',
      () => copyOfCoupon({ ...coupon, id: 1, code: 'OITO', usageCount: 7, discountValue: 8, isActive: true }),
      { ...coupon, code: '', discountValue: 8 },
    ],
    [
      'promotion is not active yet',
      () => copyOfPromotion({ ...promotion, ...STORED, active: true, createdDate: 'x' }),
      { ...promotion, ...COPY, active: false },
    ],
    [
      'notification sends no push and has no time yet',
      () =>
        copyOfNotification({
          ...notification,
          ...{ id: 1, title: 'A', justInTime: true, sendPush: true, pending: true, validity: '2026-12-31' },
          ...{ scheduleDate: '2026-01-01T00:00:00Z', scheduleTime: '10:00' },
        }),
      { ...notification, title: 'A (cópia)', justInTime: true, sendPush: false, validity: '2026-12-31' },
    ],
    [
      'leaflet has its commercial names anew, and is not available yet',
      () =>
        copyOfLeaflet({
          ...leaflet,
          ...STORED,
          ...{ available: true, content: storedText, medicineGroups: ofOthers, substances: ofOthers },
          children: [
            { ...child, id: 8 },
            { ...child, id: 9, composition: 'A' },
          ],
        }),
      {
        ...leaflet,
        ...COPY,
        ...{ available: false, content: text, medicineGroups: ofOthers, substances: ofOthers },
        children: [child, child],
      },
    ],
    [
      'laboratory test keeps its synonyms, which are records of their own',
      () =>
        copyOfLaboratory({
          ...laboratory,
          ...STORED,
          ...{
            synonyms: ofOthers,
            groups: ofOthers,
            generalContent: storedText,
            applicationPictures: [{ id: 5 }],
          },
        }),
      {
        ...laboratory,
        ...COPY,
        ...{ synonyms: ofOthers, groups: ofOthers, generalContent: text, applicationPictures: [{ id: 5 }] },
      },
    ],
    [
      'procedure has its texts anew',
      () =>
        copyOfProcedure({
          ...procedure,
          ...STORED,
          illustratedProcedureSynonyms: ofOthers,
          illustratedProcedureContents: [{ id: 3, type: 'GENERAL', content: storedText }],
        }),
      {
        ...procedure,
        ...COPY,
        illustratedProcedureSynonyms: ofOthers,
        illustratedProcedureContents: [{ type: 'GENERAL', content: text }],
      },
    ],
    [
      'semiology refers to the same synonyms',
      () => copyOfSemiology({ ...semiology, ...STORED, synonyms: ofOthers, anamnesisContent: storedText }),
      { ...semiology, ...COPY, synonyms: ofOthers, anamnesisContent: text },
    ],
    [
      'risk factor keeps what it says of people',
      () => copyOfRiskFactor({ ...riskFactor, ...STORED, isPregnant: true, startAge: 18 }),
      { ...riskFactor, ...COPY, isPregnant: true, startAge: 18 },
    ],
    [
      'symptom belongs to no disease yet',
      () => copyOfSymptom({ ...symptom, ...STORED, synonymGroups: ofOthers, diseases: ofOthers }),
      { ...symptom, ...COPY, synonymGroups: ofOthers },
    ],
    [
      'calculator has its words, parameters and their options anew',
      () =>
        copyOfCalculator({
          ...calculator,
          ...STORED,
          synonyms: ofOthers,
          formulaParams: [{ ...newParam(1), id: 3, options: [{ ...newOption(1), id: 4 }] }],
        }),
      {
        ...calculator,
        ...COPY,
        synonyms: [{ name: 'Dor' }],
        formulaParams: [{ ...newParam(1), options: [newOption(1)] }],
      },
    ],
    [
      'dose refers to the same leaflet and category',
      () =>
        copyOfDose({
          ...dose,
          ...STORED,
          ...{ synonyms: ofOthers, medicineLeaflet: ofOthers[0], category: ofOthers[0] },
          contents: [{ id: 5, code: 'a', formula: 'p' }],
        }),
      {
        ...dose,
        ...COPY,
        ...{ synonyms: [{ name: 'Dor' }], medicineLeaflet: ofOthers[0], category: ofOthers[0] },
        contents: [{ code: 'a', formula: 'p' }],
      },
    ],
    [
      'criterion has its words anew',
      () => copyOfCriterion({ ...criterion, ...STORED, synonyms: ofOthers }),
      { ...criterion, ...COPY, synonyms: [{ name: 'Dor' }] },
    ],
    [
      'score keeps its category, which is a text',
      () => copyOfScore({ ...score, ...STORED, category: 'Parto' }),
      { ...score, ...COPY, category: 'Parto' },
    ],
  ])('of a %s', (_rule, copy, body) => {
    expect(copy()).toEqual(body);
  });

  it('of a leaflet replaces compositions that equal the original name with its own name, and keeps the others', () => {
    const children = ['A', 'A e cafeína'].map(composition => ({ ...child, composition }));
    const copy = { ...copyOfLeaflet({ ...leaflet, ...STORED, children }), name: 'B' };
    expect(withCompositions(copy).children.map(({ composition }) => composition)).toEqual(['B', 'A e cafeína']);
  });
});
