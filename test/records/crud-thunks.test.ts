import { HttpResponse } from 'msw';
import type { Identified, Named } from 'lib/model';
import { text } from 'lib/records/parts';
import { readShape } from 'lib/records/shape';
import { sorting } from 'lib/sorting';
import { createRemove, createSave } from 'records/crud-thunks';
import { createDuck } from 'records/duck';
import { userManagement } from 'sections/user-management/duck';
import { openStore, recordCalls } from '../support/duck-calls';

const TYPES = { LIST: 'x/LIST', READ: 'x/READ', SAVE: 'x/SAVE', REMOVE: 'x/REMOVE', STORED: 'x/STORED' };
const URL_OF_GROUPS = '/api/groups';

const { sent, answers, answer } = recordCalls();

const { dispatch } = openStore();
const remove = createRemove<Identified>(TYPES, URL_OF_GROUPS);
const save = createSave<Named>(
  TYPES,
  URL_OF_GROUPS,
  ({ id, name }) => ({ id, name }),
  record => readShape({ name: text }, record),
);

it('the id in the path of a DELETE request is one encoded segment', async () => {
  await dispatch(remove({ id: 'a/b?c' }));
  expect(sent).toEqual(['DELETE /api/groups/a%2Fb%3Fc']);
});

it('R140: the login in the path of a DELETE request is one encoded segment', async () => {
  await dispatch(userManagement.remove({ login: 'ana@a.br?', authorities: [] }));
  expect(sent).toEqual(['DELETE /api/users/ana%40a.br%3F']);
});

it.each([[undefined], [''], ['..'], [null]])('a delete with the invalid id %p sends no request', async id => {
  await expect(dispatch(remove({ id: id as string }))).rejects.toThrow('error.invalidPath');
  expect(sent).toEqual([]);
});

it.each([
  ['a record with an id is changed', { id: 7, name: 'a' }, 'PUT'],
  ['a record with the id 0 is changed', { id: 0, name: 'a' }, 'PUT'],
  ['a record with an id beyond the exact numbers is changed', { id: '9007199254740993', name: 'a' }, 'PUT'],
  ['a record whose id is null is made', { id: null as never, name: 'a' }, 'POST'],
  ['a record without an id is made', { name: 'a' }, 'POST'],
])('%s', async (_what, record, method) => {
  await dispatch(save(record));
  expect(sent).toEqual([`${method} /api/groups ${JSON.stringify(record)}`]);
});

it.each([
  ['a record', { id: 7, name: 'Asma' }, { id: 7, name: 'Asma' }],
  ['a record of a wrong shape', { id: 7, name: 8 }, { id: 7, name: '8' }],
  ['nothing', '', null],
  ['a list', [{ id: 7 }], null],
])('a save with %s as its response resolves to the record in it', async (_what, data, saved) => {
  answer(`POST ${URL_OF_GROUPS}`, data);
  const value = await dispatch(save({ name: 'a' }));
  expect(value && { id: value.id, name: value.name }).toEqual(saved);
});

it.each([
  ['by its codec', { encode: (row: Named) => ({ ...row, name: 'b' }), decode: (row: Named) => row }, 'b'],
  ['as it is', undefined, 'a'],
])('a duck sends a record %s', async (_what, codec, name) => {
  const duck = createDuck<Named>({ name: 'groups', url: URL_OF_GROUPS, codec });
  await dispatch(duck.save({ id: 7, name: 'a' }));
  expect(sent).toEqual([`PUT /api/groups {"id":7,"name":"${name}"}`]);
});

const LIST = `GET ${URL_OF_GROUPS}`;
const ROWS = [{ id: 7, name: 'a' }];

it('a page that is read for an opened record is what the dispatch resolves to, and changes nothing of the list', async () => {
  const duck = createDuck<Named>({ name: 'groups', url: URL_OF_GROUPS });
  const own = openStore(duck);
  answer(LIST, {}, 500);
  await own.dispatch(duck.list()).catch(() => undefined);
  const failed = duck.select(own.getState());
  expect(failed).toMatchObject({ listing: 'ERROR', error: expect.any(Error) });
  answer(LIST, ROWS);
  const page = await own.dispatch(duck.read({ search: 'a' }));
  expect(page.content).toEqual(ROWS);
  answer(LIST, {}, 404);
  await expect(own.dispatch(duck.read({ search: 'a' }))).rejects.toThrow('404');
  expect(duck.select(own.getState())).toEqual({ ...failed, read: { query: { search: 'a' }, page } });
});

it('an order that the server refused is not asked for again for another page', async () => {
  answers[LIST] = () =>
    sent.at(-1)?.includes('sort=') ? new HttpResponse(null, { status: 500 }) : HttpResponse.json(ROWS);
  const duck = createDuck<Named>({ name: 'groups', url: URL_OF_GROUPS, sorting: sorting('name,asc', ['name']) });
  const own = openStore(duck);
  await own.dispatch(duck.read({ search: 'a' }));
  await own.dispatch(duck.read({ search: 'ab' }));
  const orders = sent.map(call => /sort=([^&]*)/.exec(call)?.[1]);
  expect(orders).toEqual(['name,asc', undefined, 'name,asc', undefined]);
});
