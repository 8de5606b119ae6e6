import { openDatabase } from '../database';
import { RelationshipError } from '../failures';
import { namedResource } from '../resource';
import { reset, table } from '../server';

namedResource('testWords', 'testWord');
namedResource('testSymptoms', 'testSymptom');
namedResource('testDiseases', 'testDisease', {
  references: {
    'rows.symptom': { to: 'testSymptoms' },
    parent: { to: 'testDiseases' },
    words: { to: 'testWords', creates: true },
  },
});

beforeAll(() => void openDatabase(':memory:'));
beforeEach(() => reset());

describe('references', () => {
  it('are resolved inside the rows of a list, and protect the referenced row from deletion', () => {
    const { id } = table('testSymptoms').insert({ name: 'Febre' });
    const disease = table('testDiseases').insert({ name: 'Gripe', rows: [{ symptom: { id }, weight: 3 }] });
    expect(disease.rows).toEqual([{ symptom: { id, name: 'Febre' }, weight: 3 }]);
    expect(() => table('testSymptoms').remove(id)).toThrow(RelationshipError);
    table('testDiseases').replace({ ...disease, rows: [] });
    expect(table('testSymptoms').remove(id)).toBe(true);
  });

  it('may refer to a row of the same table, or be null', () => {
    const parent = table('testDiseases').insert({ name: 'Infecções', parent: null });
    const child = table('testDiseases').insert({ name: 'Gripe', parent: { id: parent.id } });
    expect([parent.parent, child.parent]).toEqual([null, { id: parent.id, name: 'Infecções' }]);
    expect(() => table('testDiseases').remove(parent.id)).toThrow(RelationshipError);
  });

  it('create each typed word only once', () => {
    table('testDiseases').insert({ name: 'Gripe', words: [{ name: 'Influenza' }] });
    const other = table('testDiseases').insert({
      name: 'Resfriado',
      words: [{ name: 'INFLUENZA' }, { name: 'Coriza' }],
    });
    expect(other.words).toEqual([
      { id: 1, name: 'Influenza' },
      { id: 2, name: 'Coriza' },
    ]);
  });

  it('report the name of a resource that is not declared', () => {
    expect(() => table('nothing')).toThrow('No resource is called "nothing"');
  });
});
