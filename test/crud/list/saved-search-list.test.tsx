import { queryToSave, type SavedSearch, withoutSearch, withSearch } from 'crud/list/internal/saved-searches';

const of = (base: string, name: string, query = `?search=${name}`): SavedSearch => ({ base, name, query });
const stored = [of('/a', 'Asma'), of('/b', 'Asma'), of('/a', 'zika')];

it('a search is added to those of all lists, sorted by name', () => {
  expect(withSearch(stored, of('/a', 'élitro')).map(({ name }) => name)).toEqual(['Asma', 'Asma', 'élitro', 'zika']);
});

it('a search replaces a search with the same name in its own list only', () => {
  const changed = withSearch(stored, of('/a', 'Asma', '?sort=id,desc'));
  expect(changed).toHaveLength(3);
  expect(changed).toEqual(expect.arrayContaining([of('/a', 'Asma', '?sort=id,desc'), of('/b', 'Asma')]));
});

it('a search is removed from its own list only', () => {
  expect(withoutSearch(stored, of('/a', 'Asma'))).toEqual([of('/b', 'Asma'), of('/a', 'zika')]);
});

it.each([
  ['?search=a&sort=id,desc&page=2', '?search=a&sort=id,desc', 'a'],
  ['?sort=id,desc', '?sort=id,desc', ''],
  ['?page=3', '', ''],
  ['', '', ''],
])('the query %s is saved as %s', (shown, query, words) => expect(queryToSave(shown)).toEqual({ query, words }));
