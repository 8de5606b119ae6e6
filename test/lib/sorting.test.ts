import { directionOf, knownSort, sorting, turned } from 'lib/sorting';

const byId = sorting('id,asc', ['id', 'login']);
const newestFirst = sorting('eventDate,desc', ['type'], { timestamp: 'eventDate' });
const byOwnName = sorting('normalizedName,asc', ['free'], { name: 'normalizedName' });
const byNoColumn = sorting('createdDate,desc', ['name']);

test.each([
  [byNoColumn, 'createdDate,desc', 'name', 'name,asc'],
  [byNoColumn, 'name,asc', 'name', 'name,desc'],
  [byNoColumn, 'name,desc', 'name', 'createdDate,desc'],
  [byId, 'id,asc', 'id', 'id,desc'],
  [byId, 'id,desc', 'id', 'id,asc'],
  [byId, 'id,desc', 'login', 'login,asc'],
  [byId, 'login,desc', 'login', 'id,asc'],
  [newestFirst, 'eventDate,desc', 'timestamp', 'eventDate,asc'],
  [newestFirst, 'eventDate,asc', 'timestamp', 'eventDate,desc'],
  [newestFirst, 'type,desc', 'type', 'eventDate,desc'],
  [byOwnName, 'normalizedName,asc', 'name', 'normalizedName,desc'],
  [byOwnName, 'normalizedName,desc', 'name', 'normalizedName,asc'],
])('with the sorting %j and the order %s, a click on %s requests %s', (known, sort, field, wanted) => {
  expect(turned({ sorting: known, sort }, field)).toBe(wanted);
});

test.each([
  ['normalizedName,asc', 'name', 'ascending'],
  ['normalizedName,desc', 'name', 'descending'],
  ['normalizedName,asc', 'free', 'none'],
  ['normalizedName,asc', 'id', undefined],
])('with the order %s, the column %s has the sort direction %s', (sort, field, direction) => {
  expect(directionOf({ sorting: byOwnName, sort, onSort: () => undefined }, field)).toBe(direction);
});

test.each([
  ['free,desc', byOwnName, 'free,desc'],
  ['free,asc', byOwnName, 'free,asc'],
  ['normalizedName,desc', byOwnName, 'normalizedName,desc'],
  ['normalizedName,asc', byOwnName, undefined],
  ['name,asc', byOwnName, undefined],
  ['timestamp,asc', newestFirst, undefined],
  ['free', byOwnName, undefined],
  ['free,DESC', byOwnName, undefined],
  ['free,desc,id', byOwnName, undefined],
  ['constructor,asc', byOwnName, undefined],
  ['', byOwnName, undefined],
  [null, byOwnName, undefined],
  ['id,asc', undefined, undefined],
])('the sort %j in the URL of a list with the sorting %j is read as %s', (text, known, sort) => {
  expect(knownSort(text, known)).toBe(sort);
});
