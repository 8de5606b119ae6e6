import { copyOf as copyOfProcedure } from 'sections/illustrated-procedures/model';
import { copyOf as copyOfLaboratory } from 'sections/laboratories/model';
import { copyOf as copyOfLeaflet, withCompositions } from 'sections/medicine-leaflets/model';
import { copyOf as copyOfRiskFactor } from 'sections/risk-factor/model';
import { copyOf as copyOfSemiology } from 'sections/semiologies/model';
import { copyOf as copyOfSymptom } from 'sections/symptoms/model';
import { speakPortuguese } from '../support/portuguese';

beforeAll(speakPortuguese);

const text = (id: number) => ({ id, rawMarkdownAvailable: 'w6fDo28=' });

describe('Duplicate: a copy', () => {
  it('of a leaflet replaces compositions that equal the original name with its own name, and keeps the others', () => {
    const leaflet = {
      id: 5,
      name: 'Dipirona',
      available: true,
      free: true,
      medicineGroups: [],
      substances: [],
      children: [
        { id: 8, name: 'Novalgina', composition: 'Dipirona', free: true, available: true },
        { id: 9, name: 'Mista', composition: 'Dipirona e cafeína', free: true, available: true },
      ],
    };
    const copy = { ...copyOfLeaflet(leaflet), name: 'Metamizol' };
    expect(withCompositions(copy).children.map(({ composition }) => composition)).toEqual([
      'Metamizol',
      'Dipirona e cafeína',
    ]);
  });

  it.each([
    [
      'leaflet has its commercial names anew, and is not available yet',
      () =>
        copyOfLeaflet({
          id: 5,
          name: 'Dipirona',
          available: true,
          free: true,
          content: text(6),
          medicineGroups: [{ id: 7, name: 'Analgésicos' }],
          substances: [{ id: 9, name: 'Dipirona sódica' }],
          children: [
            { id: 8, name: 'Novalgina', free: true, available: true },
            { id: 10, name: 'Anador', composition: 'Dipirona', free: true, available: true },
          ],
        }),
      {
        name: 'Dipirona (cópia)',
        available: false,
        free: true,
        content: { rawMarkdownAvailable: 'w6fDo28=' },
        medicineGroups: [{ id: 7, name: 'Analgésicos' }],
        substances: [{ id: 9, name: 'Dipirona sódica' }],
        children: [
          { name: 'Novalgina', free: true, available: true },
          { name: 'Anador', free: true, available: true },
        ],
      },
    ],
    [
      'laboratory test keeps its synonyms, which are records of their own',
      () =>
        copyOfLaboratory({
          id: 1,
          name: 'TSH',
          isAvailableForFree: true,
          synonyms: [{ id: 2, name: 'Tireotropina' }],
          groups: [{ id: 3, name: 'Hormônios' }],
          generalContent: text(4),
          applicationPictures: [{ id: 5 }],
        }),
      {
        name: 'TSH (cópia)',
        isAvailableForFree: true,
        synonyms: [{ id: 2, name: 'Tireotropina' }],
        groups: [{ id: 3, name: 'Hormônios' }],
        generalContent: { rawMarkdownAvailable: 'w6fDo28=' },
        applicationPictures: [{ id: 5 }],
      },
    ],
    [
      'procedure has its texts anew',
      () =>
        copyOfProcedure({
          id: 1,
          name: 'Sutura',
          free: false,
          illustratedProcedureSynonyms: [{ id: 2, name: 'Ponto' }],
          illustratedProcedureContents: [{ id: 3, type: 'GENERAL', content: text(4) }],
          applicationPictures: [{ id: 5 }],
        }),
      {
        name: 'Sutura (cópia)',
        free: false,
        illustratedProcedureSynonyms: [{ id: 2, name: 'Ponto' }],
        illustratedProcedureContents: [{ type: 'GENERAL', content: { rawMarkdownAvailable: 'w6fDo28=' } }],
        applicationPictures: [{ id: 5 }],
      },
    ],
    [
      'semiology refers to the same synonyms and pictures',
      () =>
        copyOfSemiology({
          id: 1,
          name: 'Tosse',
          isAvailableForFree: false,
          category: 'BASIC',
          synonyms: [{ id: 2, name: 'Tosses' }],
          anamnesisContent: text(3),
          applicationPictures: [{ id: 4 }],
        }),
      {
        name: 'Tosse (cópia)',
        isAvailableForFree: false,
        category: 'BASIC',
        synonyms: [{ id: 2, name: 'Tosses' }],
        anamnesisContent: { rawMarkdownAvailable: 'w6fDo28=' },
        applicationPictures: [{ id: 4 }],
      },
    ],
    [
      'risk factor keeps what it says of people',
      () =>
        copyOfRiskFactor({
          id: 1,
          name: 'Fumo',
          isPregnant: true,
          lowerThanOneMonth: false,
          startAge: 18,
          riskFactorGender: 'BOTH',
        }),
      { name: 'Fumo (cópia)', isPregnant: true, lowerThanOneMonth: false, startAge: 18, riskFactorGender: 'BOTH' },
    ],
    [
      'symptom belongs to no disease yet',
      () =>
        copyOfSymptom({
          id: 1,
          name: 'Tosse',
          lowerThanOneMonth: false,
          isPregnant: false,
          isObstetric: false,
          symptomGender: 'BOTH',
          synonymGroups: [{ id: 2, name: 'Tosses' }],
          diseases: [{ id: 3, name: 'Asma' }],
        }),
      {
        name: 'Tosse (cópia)',
        lowerThanOneMonth: false,
        isPregnant: false,
        isObstetric: false,
        symptomGender: 'BOTH',
        synonymGroups: [{ id: 2, name: 'Tosses' }],
      },
    ],
  ])('of a %s', (_rule, copy, body) => {
    expect(copy()).toEqual(body);
  });
});
