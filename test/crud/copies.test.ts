import { copyOf as copyOfCoupon } from 'sections/coupon/model';
import { copyOf as copyOfDisease, type Disease } from 'sections/diseases/model';
import { copyOf as copyOfProcedure } from 'sections/illustrated-procedures/model';
import { copyOf as copyOfLaboratory } from 'sections/laboratories/model';
import { copyOf as copyOfCalculator } from 'sections/medical-calculators/model';
import { copyOf as copyOfLeaflet, withCompositions } from 'sections/medicine-leaflets/model';
import { copyOf as copyOfCriterion } from 'sections/medical-criteria/model';
import { copyOf as copyOfScore } from 'sections/medical-scores/model';
import { copyOf as copyOfNotification } from 'sections/notification/model';
import { copyOf as copyOfDose } from 'sections/pediatric-doses/model';
import { copyOf as copyOfPromotion } from 'sections/promotions/model';
import { copyOf as copyOfRiskFactor } from 'sections/risk-factor/model';
import { copyOf as copyOfSemiology } from 'sections/semiologies/model';
import { copyOf as copyOfSymptom } from 'sections/symptoms/model';
import { nameOfCopy } from 'crud/copy';
import TranslatorContext from 'react-jhipster/lib/language/translator-context';
import { ptBr } from '../../i18n/pt-br';

beforeAll(() => {
  TranslatorContext.registerTranslations('pt-br', ptBr);
  TranslatorContext.setLocale('pt-br');
});

/** As it goes to the server. */
const sent = (record: unknown): unknown => JSON.parse(JSON.stringify(record));

const text = (id: number) => ({ id, rawMarkdownAvailable: 'w6fDo28=' });
const disease = {
  id: 1,
  name: 'Asma',
  free: true,
  groups: [{ id: 2, name: 'Clínica' }],
  diseaseSynonyms: [{ id: 3, name: 'Bronquite asmática' }],
  diseaseSymptoms: [{ id: 4, symptom: { id: 5, name: 'Tosse' }, weight: 2 }],
  diseaseDiagnosticVariables: {
    id: 6,
    maleWeight: 1,
    region: { id: 7, insideBrazil: { id: 8, north: 2 } },
    humanRace: { id: 9, white: 1 },
    riskFactors: [{ id: 10, name: 'Fumo' }],
  },
  diagnostic: { ...text(11), rawMarkdownToRelease: 'YQ==' },
  applicationPictures: [{ id: 14 }],
} as Disease;

describe('Duplicate: a copy', () => {
  it('of a disease is new in all that is its own, and keeps whom it refers to', () => {
    const original = structuredClone(disease);
    expect(sent(copyOfDisease(disease))).toEqual({
      name: 'Asma (cópia)',
      free: true,
      groups: [{ id: 2, name: 'Clínica' }],
      diseaseSynonyms: [{ id: 3, name: 'Bronquite asmática' }],
      diseaseSymptoms: [{ symptom: { id: 5, name: 'Tosse' }, weight: 2 }],
      diseaseDiagnosticVariables: {
        maleWeight: 1,
        region: { insideBrazil: { north: 2 } },
        humanRace: { white: 1 },
        riskFactors: [{ id: 10, name: 'Fumo' }],
      },
      diagnostic: { rawMarkdownAvailable: 'w6fDo28=', rawMarkdownToRelease: 'YQ==' },
      applicationPictures: [{ id: 14 }],
    });
    expect(disease).toEqual(original);
  });

  it('of a record whose lists the server left out is a copy all the same', () => {
    const bare = { id: 1, name: 'Asma', free: false, diseaseSymptoms: null } as unknown as Disease;
    expect(sent(copyOfDisease(bare))).toEqual({
      name: 'Asma (cópia)',
      free: false,
      diseaseSymptoms: [],
      diseaseDiagnosticVariables: {},
    });
  });

  it('leaves out at any depth what the server made of the original, and nothing of other records', () => {
    const stored = {
      ...disease,
      normalizedName: 'asma',
      createdBy: 'ana',
      lastModifiedDate: '2026-01-01T00:00:00Z',
      groups: [{ id: 2, name: 'Clínica', normalizedName: 'clinica' }],
      notes: [{ id: 12, author: { id: 13, normalizedName: 'x', text: 'y' } }],
    } as unknown as Disease;
    const copy = sent(copyOfDisease(stored));
    expect(copy).toMatchObject({
      groups: [{ id: 2, name: 'Clínica', normalizedName: 'clinica' }],
      notes: [{ author: { text: 'y' } }],
    });
    expect(JSON.stringify({ ...(copy as object), groups: [] })).not.toMatch(
      /normalizedName|createdBy|lastModified|"id":1[23]/,
    );
  });

  it('of a leaflet is composed anew where its commercial names were composed of the original', () => {
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
      'calculator has its words, parameters and their options anew',
      () =>
        copyOfCalculator({
          id: 1,
          name: 'IMC',
          formula: 'p/a',
          isAvailableForFree: true,
          synonyms: [{ id: 2, name: 'BMI' }],
          specificView: 'NONE',
          formulaParams: [
            {
              id: 3,
              code: 'p',
              inputType: 'TOGGLE',
              measurement: 'kg',
              presentationName: 'Peso',
              position: 1,
              options: [{ id: 4, code: 'x', order: 1, presentationName: 'X' }],
            },
          ],
        }),
      {
        name: 'IMC (cópia)',
        formula: 'p/a',
        isAvailableForFree: true,
        synonyms: [{ name: 'BMI' }],
        specificView: 'NONE',
        formulaParams: [
          {
            code: 'p',
            inputType: 'TOGGLE',
            measurement: 'kg',
            presentationName: 'Peso',
            position: 1,
            options: [{ code: 'x', order: 1, presentationName: 'X' }],
          },
        ],
      },
    ],
    [
      'dose refers to the same leaflet and category',
      () =>
        copyOfDose({
          id: 1,
          name: 'Dipirona gotas',
          isAvailableForFree: true,
          inputType: 'WEIGHT',
          inputValidationFormula: '',
          synonyms: [{ id: 2, name: 'Metamizol' }],
          medicineLeaflet: { id: 3, name: 'Dipirona' },
          category: { id: 4, name: 'Dor' },
          contents: [{ id: 5, code: 'a', formula: 'p' }],
        }),
      {
        name: 'Dipirona gotas (cópia)',
        isAvailableForFree: true,
        inputType: 'WEIGHT',
        inputValidationFormula: '',
        synonyms: [{ name: 'Metamizol' }],
        medicineLeaflet: { id: 3, name: 'Dipirona' },
        category: { id: 4, name: 'Dor' },
        contents: [{ code: 'a', formula: 'p' }],
      },
    ],
    [
      'criterion has its words anew',
      () =>
        copyOfCriterion({
          id: 1,
          name: 'Wells',
          formula: 'a',
          isAvailableForFree: true,
          synonyms: [{ id: 2, name: 'W' }],
        }),
      { name: 'Wells (cópia)', formula: 'a', isAvailableForFree: true, synonyms: [{ name: 'W' }] },
    ],
    [
      'score keeps its category, which is a text',
      () =>
        copyOfScore({ id: 1, name: 'Apgar', formula: 'a', isAvailableForFree: true, synonyms: [], category: 'Parto' }),
      { name: 'Apgar (cópia)', formula: 'a', isAvailableForFree: true, synonyms: [], category: 'Parto' },
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
    [
      'coupon wants a code of its own and was never used',
      () =>
        copyOfCoupon({
          id: 1,
          code: 'OITO',
          usageCount: 7,
          couponDiscountType: 'FIXED',
          discountValue: 8,
          isActive: true,
        }),
      { code: '', couponDiscountType: 'FIXED', discountValue: 8 },
    ],
    [
      'promotion is not active yet',
      () =>
        copyOfPromotion({ id: 1, name: 'Maio', link: 'x', active: true, promotionType: 'ALL_USERS', createdDate: 'x' }),
      { name: 'Maio (cópia)', link: 'x', active: false, promotionType: 'ALL_USERS' },
    ],
    [
      'notification sends no push and has no time yet',
      () =>
        copyOfNotification({
          id: 1,
          title: 'Aviso',
          description: '',
          content: '',
          type: 2,
          contentType: 'CONTENT_DISEASE',
          justInTime: true,
          sendPush: true,
          scheduleDate: '2026-01-01T00:00:00Z',
          scheduleTime: '10:00',
          validity: '2026-12-31',
          pending: true,
        }),
      {
        title: 'Aviso (cópia)',
        description: '',
        content: '',
        type: 2,
        contentType: 'CONTENT_DISEASE',
        justInTime: true,
        sendPush: false,
        validity: '2026-12-31',
      },
    ],
  ])('of a %s', (_rule, copy, body) => {
    expect(sent(copy())).toEqual(body);
  });

  it.each([
    ['Asma', 'Asma (cópia)'],
    ['x'.repeat(200), `${'x'.repeat(192)} (cópia)`],
    [null, ' (cópia)'],
  ])('called %s is named within the limit of names', (name, copied) => {
    expect(nameOfCopy(name)).toBe(copied);
  });
});
