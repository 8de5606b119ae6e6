import { withoutIds } from 'crud/record/without-ids';
import { diseases } from 'sections/diseases/duck';
import { type Disease, disease } from 'sections/diseases/record';
import { speakPortuguese } from '../../support/portuguese';

beforeAll(speakPortuguese);

const asthma = {
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
  diagnostic: { id: 11, rawMarkdownAvailable: 'w6fDo28=', rawMarkdownToRelease: 'YQ==' },
  applicationPictures: [{ id: 14 }],
} as Disease;

describe('a duplicate', () => {
  it('of a disease drops the ids of its own parts and keeps the records that it refers to', () => {
    const original = structuredClone(asthma);
    expect(disease.copyOf(asthma)).toEqual({
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
    expect(asthma).toEqual(original);
  });

  it('of a record can be made even when the server left out its lists', () => {
    const bare = { id: 1, name: 'Asma', free: false, diseaseSymptoms: null } as unknown as Disease;
    expect(disease.copyOf(bare)).toEqual({
      name: 'Asma (cópia)',
      free: false,
      diseaseSymptoms: [],
      diseaseDiagnosticVariables: {},
    });
  });

  it('R80: leaves out server-generated fields at any depth, but keeps those of other records', () => {
    const stored = {
      ...asthma,
      normalizedName: 'asma',
      ...{ createdBy: 'ana', createdDate: 'x', lastModifiedBy: 'ana', lastModifiedDate: 'x' },
      groups: [{ id: 2, name: 'Clínica', normalizedName: 'clinica' }],
      notes: [{ id: 12, author: { id: 13, normalizedName: 'x', text: 'y' } }],
    } as unknown as Disease;
    const copy = disease.copyOf(stored);
    expect(copy).toMatchObject({
      groups: [{ id: 2, name: 'Clínica', normalizedName: 'clinica' }],
      notes: [{ author: { text: 'y' } }],
    });
    expect(JSON.stringify({ ...copy, groups: [] })).not.toMatch(/normalizedName|created|lastModified|"id":1[23]/);
  });

  it('of a record with invalid values has them as they were received, without the ids of its own parts', () => {
    const groups = [{ id: 5, name: 'Pneumologia' }, 'Alergologia'];
    const category = { id: 3, name: 'CLINIC', normalizedName: 'clinic' };
    const asReceived = { groups, category, diseaseSymptoms: { id: 70, symptom: { id: 31, name: 'Tosse' } } };
    const copy = withoutIds(diseases.shape, { ...asthma, asReceived } as Disease);
    expect(copy).toMatchObject({ asReceived: { groups, category } });
    expect(copy).not.toHaveProperty('asReceived.diseaseSymptoms.id');
  });
});
