import type { RecordDefinition } from 'crud/record/define-record';
import { medicineLeaflet, withCompositions } from 'sections/medicine-leaflets/record';
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
  it.each<[rule: string, section: string, stored: object, copied?: object]>([
    [
      'coupon wants a code of its own and was never used',
      'coupon',
      { code: 'OITO', usageCount: 7, discountValue: 8, isActive: true },
      { name: 'A', code: '', discountValue: 8 },
    ],
    ['promotion is not active yet', 'promotions', { active: true, createdDate: 'x' }, { active: false }],
    [
      'notification sends no push and has no time yet',
      'notification',
      {
        ...{ title: 'B', justInTime: true, sendPush: true, pending: true, validity: '2026-12-31' },
        ...{ scheduleDate: '2026-01-01T00:00:00Z', scheduleTime: '10:00' },
      },
      { name: 'A', title: 'B (cópia)', justInTime: true, sendPush: false, validity: '2026-12-31' },
    ],
    [
      'leaflet has its commercial names anew, and is not available yet',
      'medicine-leaflets',
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
      'laboratories',
      { ...refs, generalContent: storedText },
      { ...refs, generalContent: text },
    ],
    [
      'procedure has its texts anew',
      'illustrated-procedures',
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
      'semiologies',
      { synonyms: ofOthers, anamnesisContent: storedText },
      { synonyms: ofOthers, anamnesisContent: text },
    ],
    ['risk factor keeps what it says of people', 'risk-factor', { isPregnant: true, startAge: 18 }],
    [
      'symptom belongs to no disease yet',
      'symptoms',
      { synonymGroups: ofOthers, diseases: ofOthers },
      { synonymGroups: ofOthers },
    ],
    [
      'calculator has its words, parameters and their options anew',
      'medical-calculators',
      { synonyms: ofOthers, formulaParams: [{ code: 'p', id: 3, options: [{ code: 'o', id: 4 }] }] },
      { synonyms: words, formulaParams: [{ code: 'p', options: [{ code: 'o' }] }] },
    ],
    [
      'dose refers to the same leaflet and category',
      'pediatric-doses',
      { ...ofDose, synonyms: ofOthers, contents: [{ id: 5, code: 'a', formula: 'p' }] },
      { ...ofDose, synonyms: words, contents: [{ code: 'a', formula: 'p' }] },
    ],
    ['criterion has its words anew', 'medical-criteria', { synonyms: ofOthers }, { synonyms: words }],
    ['score keeps its category, which is a text', 'medical-scores', { category: 'Parto' }],
  ])('of a %s', async (_rule, section, stored, copied = stored) => {
    const module = (await import(`sections/${section}/record`)) as Record<string, Partial<RecordDefinition<object>>>;
    const record = Object.values(module).find(({ copyOf }) => copyOf);
    expect(record?.copyOf?.({ ...STORED, ...stored })).toEqual({ ...COPY, ...copied });
  });

  it('of a leaflet replaces compositions that equal the original name with its own name, and keeps the others', () => {
    const children = ['A', 'A e cafeína'].map(composition => ({ ...child, composition }));
    const copy = { ...medicineLeaflet.copyOf({ ...medicineLeaflet.blank, ...STORED, children }), name: 'B' };
    expect(withCompositions(copy).children.map(({ composition }) => composition)).toEqual(['B', 'A e cafeína']);
  });
});
