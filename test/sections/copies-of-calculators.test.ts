import { copyOf as copyOfCalculator } from 'sections/medical-calculators/model';
import { copyOf as copyOfCriterion } from 'sections/medical-criteria/model';
import { copyOf as copyOfScore } from 'sections/medical-scores/model';
import { copyOf as copyOfDose } from 'sections/pediatric-doses/model';
import { speakPortuguese } from '../support/portuguese';

beforeAll(speakPortuguese);

describe('Duplicate: a copy', () => {
  it.each([
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
  ])('of a %s', (_rule, copy, body) => {
    expect(copy()).toEqual(body);
  });
});
