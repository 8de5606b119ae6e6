import { readRows } from 'features/pasting/read-rows';
import type { Named } from 'lib/model';
import { plain } from 'lib/plain';
import { references, text as aText } from 'lib/records/parts';
import { readShape } from 'lib/records/shape';
import type { ListQuery, RecordSource } from 'records/source';
import { weightReader } from 'sections/diseases/pasted-weights';

const symptoms = [
  { id: 5, name: 'Tosse' },
  { id: 6, name: 'Tosse seca' },
  { id: 7, name: 'Febre terçã' },
  { id: 8, name: '33' },
  { id: 45, name: `Dor ${'muito '.repeat(20)}forte` },
];

/** A list with two rows per page, whose search finds any part of a name. */
const library = (requested: ListQuery[] = []) => ({
  shape: { name: aText },
  formRecord: (row: Named) => row,
  fetchPage: async (query: ListQuery = {}) => {
    requested.push(query);
    const found = symptoms.filter(({ name }) => plain(name).includes(plain(query.search ?? '')));
    const from = ((query.page ?? 1) - 1) * 2;
    return { content: found.slice(from, from + 2), totalElements: found.length, size: 2 };
  },
});

const read = (text: string, from: RecordSource<Named> = library()) =>
  weightReader(from, () => [6])(readRows(text), new AbortController().signal);

it('a pasted symptom is the record as its list answered it', async () => {
  const shape = { name: aText, synonymGroups: references };
  const row = { id: 5, name: 'Tosse', note: null };
  const from = {
    ...library(),
    shape,
    fetchPage: async () => ({ content: [readShape(shape, row)], totalElements: 1, size: 2 }),
  };
  const [{ value }] = await read('Tosse\t2', from);
  expect(value).toEqual({ symptom: row, weight: 2 });
});

it.each([
  ['a name', 'Tosse\t2', 5, 2],
  ['a name in other letters', 'FEBRE TERCA\t1', 7, 1],
  ['an id', '7\t1', 7, 1],
  ['an id of two digits', '45\t1', 45, 1],
  ['a name of digits', '33\t1', 8, 1],
  ['a decimal comma', 'Tosse\t0,5', 5, 0.5],
  ['grouped thousands', 'Tosse\t1.234,5', 5, 1234.5],
])('a line with %s becomes a symptom with its weight', async (_, text, id, weight) => {
  expect(await read(text)).toMatchObject([{ value: { symptom: { id }, weight } }]);
});

it.each([
  ['an unknown name', 'Soluço\t1', 'lists.record.notFound'],
  ['an unknown id', '99\t1', 'lists.record.notFound'],
  ['a part of a name', 'Toss\t1', 'lists.record.notFound'],
  ['a symptom that the disease has', 'Tosse seca\t1', 'lists.paste.known'],
  ['a word as its weight', 'Tosse\tmuito', 'entity.validation.notation'],
  ['a weight that is no plain number: 10 mg', 'Tosse\t10 mg', 'entity.validation.notation'],
  ['a weight that is no plain number: -5', 'Tosse\t-5', 'entity.validation.notation'],
  ['a weight that is no plain number: 5%', 'Tosse\t5%', 'entity.validation.notation'],
  ['a weight that is no plain number: 5-10', 'Tosse\t5-10', 'entity.validation.notation'],
  ['a weight that is no plain number: ~5', 'Tosse\t~5', 'entity.validation.notation'],
  ['a weight that is no plain number: <5', 'Tosse\t<5', 'entity.validation.notation'],
  ['a weight that is no plain number: 1e3', 'Tosse\t1e3', 'entity.validation.notation'],
  ['a weight that is no plain number: 1/2', 'Tosse\t1/2', 'entity.validation.notation'],
  ['a weight that is no plain number: −5', 'Tosse\t−5', 'entity.validation.notation'],
  ['a weight that is no plain number: 10mg/kg', 'Tosse\t10mg/kg', 'entity.validation.notation'],
  ['a weight that is no plain number: 1.234', 'Tosse\t1.234', 'entity.validation.ambiguous'],
  ['more digits than a number holds', 'Tosse\t12345678901234567890', 'entity.validation.digits'],
  ['three cells', 'Tosse\t1\t2', 'lists.paste.tooMany'],
])('a line with %s is refused', async (_, text, reason) => {
  expect(await read(text)).toEqual([{ line: 1, name: expect.any(String), reason }]);
});

it('a second line for the same symptom is refused as a duplicate, also when it uses the id', async () => {
  expect((await read('Tosse\t1\n5\t2')).map(({ reason }) => reason)).toEqual([undefined, 'lists.paste.known']);
});

it('no page of the list is requested twice', async () => {
  const requested: ListQuery[] = [];
  await read('5\t1\n7\t1\n5\t3\n99\t1', library(requested));
  expect(new Set(requested.map(query => JSON.stringify(query))).size).toBe(requested.length);
});

it('reading the lines fails with the error of the list when the list cannot be loaded', async () => {
  const broken = { ...library(), fetchPage: () => Promise.reject(new Error('away')) };
  await expect(read('Tosse\t1', broken)).rejects.toThrow('away');
});

it.each(['x7', '7x', 'Soluço'])('the whole list is not loaded for %j: only one search is requested', async name => {
  const requested: ListQuery[] = [];
  await read(`${name}\t1`, library(requested));
  expect(requested).toEqual([{ page: 1, search: name, isWalked: true }]);
});

it.each(['Tosse\t1', 'Tosse\t1\nTosse seca\t1\nFebre terçã\t1\n33\t1', '7\t1'])(
  'an ended session is told when %j is read: the user waits for it',
  async text => {
    const from = library();
    const fetchPage: jest.MockedFunction<RecordSource<Named>['fetchPage']> = jest.fn(from.fetchPage);
    await read(text, { ...from, fetchPage });
    expect(fetchPage.mock.calls.map(([, , background]) => background?.isBackground)).not.toContain(true);
    expect(fetchPage).toHaveBeenCalled();
  },
);

it('a long name is searched by its first 100 characters', async () => {
  const requested: ListQuery[] = [];
  await read(`${symptoms[4].name}\t1`, library(requested));
  expect(requested).toEqual([{ page: 1, search: symptoms[4].name.slice(0, 100), isWalked: true }]);
});

it.each([
  ['Tosse\t2', 'Tosse: 2'],
  ['5\t0,5', 'Tosse: 0,5'],
  ['5\t1.234.567,5', 'Tosse: 1234567,5'],
  ['Soluço\t1', 'Soluço 1'],
])('the line %j is named %j', async (text, name) => {
  expect(await read(text)).toMatchObject([{ name }]);
});
