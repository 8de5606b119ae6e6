import { withoutIds } from 'crud/record/without-ids';
import { diseases } from 'sections/diseases/duck';
import { blank as blankDisease } from 'sections/diseases/model';
import { medicalCalculators } from 'sections/medical-calculators/duck';
import { blank as blankCalculator } from 'sections/medical-calculators/model';
import { symptoms } from 'sections/symptoms/duck';
import { blank as blankSymptom } from 'sections/symptoms/model';

const COUGH = { id: 31, name: 'Tosse' };

describe('A deleted record as a new one', () => {
  it('has no ids of its own parts, and keeps the ids of the records that it refers to', () => {
    const disease = withoutIds(diseases.shape, {
      ...blankDisease,
      id: 7,
      name: 'Asma',
      groups: [{ id: 5, name: 'Pneumologia' }],
      diseaseSymptoms: [{ id: 70, symptom: COUGH, weight: 2 }],
      applicationPictures: [{ id: 9 }],
    });
    expect(disease).not.toHaveProperty('id');
    expect(disease).toMatchObject({
      name: 'Asma',
      groups: [{ id: 5, name: 'Pneumologia' }],
      applicationPictures: [{ id: 9 }],
    });
    expect(disease.diseaseSymptoms).toEqual([{ symptom: COUGH, weight: 2 }]);
  });

  it('keeps its synonyms without their ids', () => {
    const calculator = withoutIds(medicalCalculators.shape, {
      ...blankCalculator,
      id: 7,
      name: 'IMC',
      synonyms: [{ id: 3, name: 'Índice de massa corporal' }],
    });
    expect(calculator.synonyms).toEqual([{ name: 'Índice de massa corporal' }]);
  });

  it('leaves out the linked diseases, which only the server maintains', () => {
    const symptom = withoutIds(symptoms.shape, { ...blankSymptom, ...COUGH, diseases: [{ id: 7, name: 'Asma' }] });
    expect(symptom.diseases).toBeUndefined();
  });

  it('keeps fields that the console does not know, but removes the ids in them', () => {
    const unknown = {
      cid: 'J45',
      review: null,
      author: { id: 2, name: 'Ana', tags: ['a'] },
      notes: [{ id: 3, text: 'b' }],
    };
    expect(withoutIds(diseases.shape, { ...blankDisease, ...unknown })).toMatchObject({
      cid: 'J45',
      review: null,
      author: { name: 'Ana', tags: ['a'] },
      notes: [{ text: 'b' }],
    });
    expect(JSON.stringify(withoutIds(diseases.shape, { ...blankDisease, ...unknown }))).not.toMatch(/"id":[23]/);
  });

  it('keeps the invalid values as they were received, and removes ids from them by the same rule', () => {
    const groups = [{ id: 5, name: 'Pneumologia' }, 'Alergologia'];
    const asReceived = { groups, diseaseSymptoms: { id: 70, symptom: COUGH } };
    const came = { ...blankDisease, id: 7, asReceived };
    const disease = withoutIds(diseases.shape, came);
    expect(disease).toMatchObject({ asReceived: { groups } });
    expect(disease).not.toHaveProperty('asReceived.diseaseSymptoms.id');
  });
});
