import { isSought, readRecordQuery, writeRecordQuery } from 'crud/record/record-address';
import type { Identified } from 'lib/model';

interface Row extends Identified {
  name?: string;
  code?: string;
}

const BRONCHITIS = { id: 12, name: 'Asma & bronquite' };

test.each<[Row, string, string]>([
  [BRONCHITIS, '12', 'Asma & bronquite'],
  [{ id: 'a7', code: 'NATAL10' }, 'a7', 'NATAL10'],
  [{ id: 3 }, '3', ''],
  [{ name: 'Sem id' }, '', 'Sem id'],
])('R14: the URL of a form names its record: %j', (row, id, name) => {
  expect(readRecordQuery(writeRecordQuery(row))).toEqual({ id, name });
});

test('the address of a record contains only its id when its list finds it without a name', () => {
  expect(writeRecordQuery(BRONCHITIS, false)).toBe('?id=12');
});

test.each(['', '?name=Asma', '?page=2'])('the query "%s" identifies no record', query => {
  expect(readRecordQuery(query)).toBeUndefined();
});

test('a record is matched by its id only, and a record without an id is never matched', () => {
  expect(isSought({ id: 12 }, { id: '12', name: 'Renomeada' })).toBe(true);
  expect(isSought({ id: 121 }, { id: '12', name: '' })).toBe(false);
  expect(isSought({}, { id: '', name: '' })).toBe(false);
});
