import { CID } from 'sections/diseases/cid';
import { disease, type DiseaseSymptom } from 'sections/diseases/record';
import { check } from 'ui/form/rules';

describe('a disease', () => {
  const fever = { id: 5, name: 'Febre' };
  const errorsOf = (...diseaseSymptoms: DiseaseSymptom[]) =>
    check(disease.rules, { ...disease.blank, name: 'Asma', diseaseSymptoms });

  it('needs a name', () => {
    expect(check(disease.rules, disease.blank)).toEqual({ name: 'entity.validation.required' });
  });

  it('is valid when all its symptoms have weights, including a weight of 0', () => {
    expect(errorsOf({ symptom: fever, weight: 0 }, { symptom: { id: 6, name: 'Tosse' }, weight: 2 })).toEqual({});
  });

  it('R93: with a repeated symptom has an error at the second one', () => {
    expect(errorsOf({ symptom: fever, weight: 1 }, { symptom: fever, weight: 1 })).toEqual({
      diseaseSymptoms: { 1: { symptom: 'diseases.errors.symptomRepeated' } },
    });
  });

  it.each([[null], [undefined], ['x']])('R93: whose symptom has no numeric weight has an error there: %p', weight => {
    expect(errorsOf({ symptom: fever, weight: weight as null })).toEqual({
      diseaseSymptoms: { 0: { weight: 'entity.validation.number' } },
    });
  });

  it.each([
    ['J45', true],
    ['j45.0', true],
    ['J450', true],
    ['J4', false],
    ['J45.', false],
    ['J45.01', false],
    ['JJ45', false],
    ['145', false],
    ['JAB', false],
    ['J45.x', false],
  ])('can have a CID code like %j: %p', (text, is) => {
    expect(CID.test(text)).toBe(is);
  });

  it('with rows without a symptom has an error at each of these rows, and none for a repeated symptom', () => {
    expect(errorsOf({ symptom: null, weight: 1 }, { weight: 1 }, { symptom: fever, weight: 1 })).toEqual({
      diseaseSymptoms: {
        0: { symptom: 'entity.validation.required' },
        1: { symptom: 'entity.validation.required' },
      },
    });
  });
});
