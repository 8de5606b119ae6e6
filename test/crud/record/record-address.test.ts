import { isSought, readRecordQuery, writeRecordQuery } from 'crud/record/record-address';
import type { Identified } from 'lib/model';

interface Row extends Identified {
  name?: string;
  code?: string;
}

const rows: [Row, { id: string; name: string }][] = [
  [
    { id: 12, name: 'Asma & bronquite' },
    { id: '12', name: 'Asma & bronquite' },
  ],
  [
    { id: 'a7', code: 'NATAL10' },
    { id: 'a7', name: 'NATAL10' },
  ],
  [{ id: 3 }, { id: '3', name: '' }],
  [{ name: 'Sem id' }, { id: '', name: 'Sem id' }],
];

test.each(rows)('R14: the URL of a form names its record: %j', (row, sought) => {
  expect(readRecordQuery(writeRecordQuery(row))).toEqual(sought);
});

test('the address of a record contains only its id when its list finds it without a name', () => {
  expect(writeRecordQuery(rows[0][0], false)).toBe('?id=12');
});

test.each(['', '?name=Asma', '?page=2'])('the query "%s" identifies no record', query => {
  expect(readRecordQuery(query)).toBeUndefined();
});

test('a record is matched by its id only, and a record without an id is never matched', () => {
  expect(isSought({ id: 12 }, { id: '12', name: 'Renomeada' })).toBe(true);
  expect(isSought({ id: 121 }, { id: '12', name: '' })).toBe(false);
  expect(isSought({}, { id: '', name: '' })).toBe(false);
});
