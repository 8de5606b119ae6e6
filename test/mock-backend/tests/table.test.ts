import { DuplicateError, RelationshipError } from '../failures';
import { reset, table } from '../server';

const synonyms = () => table('semiologySynonyms');
const semiologies = () => table('semiologies');

beforeEach(() => reset());

describe('a table', () => {
  it('numbers its rows from 1 again after a reset', () => {
    expect(synonyms().insert({ name: 'Falta de ar' })).toEqual({ id: 1, name: 'Falta de ar' });
    reset();
    expect(synonyms().all()).toEqual([]);
    expect(synonyms().insert({ name: 'Enjoo' }).id).toBe(1);
  });

  it('replaces, finds and removes rows', () => {
    const { id } = synonyms().insert({ name: 'Enjoo' });
    expect(synonyms().replace({ id, name: 'Náusea' })).toEqual({ id, name: 'Náusea' });
    expect(synonyms().find({ name: 'Náusea' })).toEqual({ id, name: 'Náusea' });
    expect(synonyms().replace({ id: 99, name: 'Outra' })).toBeUndefined();
    expect([synonyms().remove(id), synonyms().remove(id)]).toEqual([true, false]);
  });

  it.each([
    ['tórax', 1],
    ['TORAX', 1],
    ['Dor', 2],
    ['%', 0],
    ['', 3],
  ])('finds %p regardless of case and accents', (text, total) => {
    ['Dor no tórax', 'Dor lombar', 'Ícaro'].forEach(name => synonyms().insert({ name }));
    expect(synonyms().page({ search: { name: text } }).totalElements).toBe(total);
  });

  it('pages and sorts like Spring, ignoring accents', () => {
    ['Úlcera', 'Asma', 'Ápice', 'Zumbido', 'Edema'].forEach(name => synonyms().insert({ name }));
    const page = synonyms().page({ page: 1, size: 2 });
    expect(page).toMatchObject({ totalElements: 5, totalPages: 3, size: 2, number: 1, first: false, last: false });
    expect(page.content.map(({ name }) => name)).toEqual(['Edema', 'Úlcera']);
    expect(synonyms().page({ sort: 'id,desc', size: 1 }).content).toEqual([{ id: 5, name: 'Edema' }]);
    expect(synonyms().page({ page: 9, size: 2 })).toMatchObject({ content: [], last: true, empty: true });
  });

  it('refuses a second row with the same name, regardless of case', () => {
    synonyms().insert({ name: 'Úlcera' });
    expect(() => synonyms().insert({ name: 'úlcera' })).toThrow(DuplicateError);
    expect(synonyms().insert({ name: 'Ulcera' }).id).toBe(2);
  });

  it('shows the current names of referenced rows, and prevents their deletion', () => {
    const synonym = synonyms().insert({ name: 'Enjoo' });
    const { id } = semiologies().insert({ name: 'Náuseas', synonyms: [{ id: synonym.id, name: 'velho' }] });
    synonyms().replace({ id: synonym.id, name: 'Ânsia' });
    expect(semiologies().find(id)?.synonyms).toEqual([{ id: synonym.id, name: 'Ânsia' }]);
    expect(() => synonyms().remove(synonym.id)).toThrow(RelationshipError);
    semiologies().remove(id);
    expect(synonyms().remove(synonym.id)).toBe(true);
  });

  it('does not insert a row when one of its references is invalid', () => {
    expect(() => semiologies().insert({ name: 'Náuseas', synonyms: [{ id: 77 }] })).toThrow(RelationshipError);
    expect(semiologies().all()).toEqual([]);
  });
});
