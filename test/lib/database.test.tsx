import { createStore, get, set } from 'idb-keyval';
import { openDatabase } from 'lib/database';
import { storedName } from 'lib/stored-names';

let count = 0;
const newName = () => `test-${(count += 1)}`;
const storeOf = (name: string) => createStore(storedName(name), 'values');

afterEach(() => jest.restoreAllMocks());

it('B27: a database keeps values by keys, and the number of its format', async () => {
  const name = newName();
  const database = openDatabase(name, 2);
  await database.set('b/1', 'one');
  await database.set('b/2', 'two');
  await database.set('c/1', 'three');
  await database.remove(['b/2']);
  expect(await database.keys('b/')).toEqual({ is: 'done', value: ['b/1'] });
  expect(await database.get('c/1')).toEqual({ is: 'done', value: 'three' });
  expect(await get('format', storeOf(name))).toBe(2);
});

it('B27: a newer format is left untouched and told, also while the database is open', async () => {
  const name = newName();
  const database = openDatabase(name, 1);
  await database.set('a', 1);
  await set('format', 2, storeOf(name));
  expect(await database.set('a', 2)).toEqual({ is: 'newer' });
  expect(await database.remove(['a'])).toEqual({ is: 'newer' });
  expect(await database.keys('a')).toEqual({ is: 'newer' });
  expect(await database.get('a')).toEqual({ is: 'newer' });
  expect(await get('a', storeOf(name))).toBe(1);
});

it('B27: an older format is carried over once', async () => {
  const name = newName();
  await openDatabase(name, 1).set('a', 1);
  const carryOver = jest.fn(async (store, from: number) => set('a', `${from} → 3`, store));
  const database = openDatabase(name, 3, carryOver);
  expect(await database.get('a')).toEqual({ is: 'done', value: '1 → 3' });
  expect(await database.get('a')).toEqual({ is: 'done', value: '1 → 3' });
  expect(carryOver).toHaveBeenCalledTimes(1);
  expect(await get('format', storeOf(name))).toBe(3);
});

it('B27: a database without room, without an answer or without a browser that has one says so', async () => {
  const full = new DOMException('', 'QuotaExceededError');
  const put = jest.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
    throw full;
  });
  expect(await openDatabase(newName(), 1).set('a', 1)).toEqual({ is: 'full' });
  put.mockRestore();

  jest.spyOn(indexedDB, 'open').mockImplementation(() => ({}) as IDBOpenDBRequest);
  const [read, written] = [openDatabase(newName(), 1).get('a'), openDatabase(newName(), 1).set('a', 1)];
  await jest.advanceTimersByTimeAsync(1000);
  expect(await written).toEqual({ is: 'absent' });
  await jest.advanceTimersByTimeAsync(4000);
  expect(await read).toEqual({ is: 'absent' });

  jest.spyOn(indexedDB, 'open').mockImplementation(() => {
    throw new Error();
  });
  expect(await openDatabase(newName(), 1).keys('')).toEqual({ is: 'absent' });
});

it('B27: a slow database is waited for when something is read', async () => {
  const database = openDatabase(newName(), 1);
  await database.set('a', 'one');
  const { get: getNow } = IDBObjectStore.prototype;
  const late = [{ result: 'one' }, { result: ['a'] }] as [IDBRequest<unknown>, IDBRequest<IDBValidKey[]>];
  const asked = new Promise<void>(resolve => {
    jest.spyOn(IDBObjectStore.prototype, 'get').mockImplementation(function answer(this: IDBObjectStore, key) {
      return key === 'a' ? late[0] : getNow.call(this, key);
    });
    jest.spyOn(IDBObjectStore.prototype, 'getAllKeys').mockImplementation(() => {
      resolve();
      return late[1];
    });
  });
  const read = [database.get('a'), database.keys('')];
  await asked;
  await jest.advanceTimersByTimeAsync(4900);
  late[0].onsuccess?.(new Event('success'));
  late[1].onsuccess?.(new Event('success'));
  expect(await Promise.all(read)).toEqual([
    { is: 'done', value: 'one' },
    { is: 'done', value: ['a'] },
  ]);
});
