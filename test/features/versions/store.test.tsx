import { createStore, set } from 'idb-keyval';
import { writeDraft } from 'features/drafts/store/draft-store';
import {
  countVersions,
  keepVersion,
  makeRoom,
  removeVersions,
  stateOfVersions,
  textsOfVersion,
  type Version,
  versionsOf,
} from 'features/versions/store';
import { storedName } from 'lib/stored-names';
import { draftsLeft, keyOfForm } from '../../support/drafts';

const ADDRESS = { login: 'ana', section: 'diseases', id: '7' };

const keep = (text: string, more: Partial<Parameters<typeof keepVersion>[1]> = {}, address = ADDRESS) =>
  keepVersion(address, { how: 'saved', name: 'Dengue', texts: { name: 'Dengue', note: text }, ...more });

const notesOf = async (versions: readonly Version[]) => {
  const texts = await Promise.all(versions.map(textsOfVersion));
  return texts.map(one => one?.note);
};

const pass = (time: number) => jest.setSystemTime(Date.now() + time);

const QUOTA = new DOMException('', 'QuotaExceededError');

/** A browser that has room for so many values, besides the number of the format. */
const withRoomFor = (most: number) => {
  const put = IDBObjectStore.prototype.put;
  jest.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(function (this: IDBObjectStore, value, key) {
    if (held.size >= most && key !== 'format' && !held.has(String(key))) throw QUOTA;
    if (key !== 'format') held.add(String(key));
    return put.call(this, value, key);
  });
  const remove = IDBObjectStore.prototype.delete;
  jest.spyOn(IDBObjectStore.prototype, 'delete').mockImplementation(function (this: IDBObjectStore, key) {
    held.delete(String(key));
    return remove.call(this, key);
  });
  const held = new Set<string>();
};

afterEach(() => jest.restoreAllMocks());

it('B27: versions of a record are listed newest first, with the size of each change, and have their texts', async () => {
  expect(await keep('a b', { how: 'opened' })).toBe(true);
  pass(60_000);
  await keep('a c d');
  pass(60_000);
  await keep('d c a');
  const versions = await versionsOf(ADDRESS);
  expect(versions).toMatchObject([
    { ...ADDRESS, how: 'saved', name: 'Dengue', added: 0, removed: 0 },
    { how: 'saved', added: 2, removed: 1 },
    { how: 'opened', added: 3, removed: 0 },
  ]);
  expect(versions.map(({ at }) => at - Date.now())).toEqual([0, -60_000, -120_000]);
  expect(await notesOf(versions)).toEqual(['d c a', 'a c d', 'a b']);
});

it('B27: texts that equal the newest version are kept once; a run of replacing keeps its own', async () => {
  await keep('a');
  await keep('a', { how: 'opened' });
  await keep('b');
  await keep('b', { how: 'replaced', run: '1' });
  await keep('a', { how: 'replaced', run: '1' });
  expect(await notesOf(await versionsOf(ADDRESS))).toEqual(['a', 'b', 'b', 'a']);
  expect((await versionsOf(ADDRESS)).map(({ run }) => run)).toEqual(['1', '1', undefined, undefined]);
});

it('B27: a database that does not tell which versions it has is asked once more; then none is kept beside them', async () => {
  expect(await keep('a')).toBe(true);
  const keys = jest.spyOn(IDBObjectStore.prototype, 'getAllKeys');
  const fail = () => {
    throw new DOMException('', 'InvalidStateError');
  };
  keys.mockImplementationOnce(fail);
  expect(await keep('b')).toBe(true);
  keys.mockImplementationOnce(fail).mockImplementationOnce(fail);
  expect(await keep('c')).toBe(false);
  // The number of the format is read first.
  const get = IDBObjectStore.prototype.get;
  jest.spyOn(IDBObjectStore.prototype, 'get').mockImplementation(function (this: IDBObjectStore, key) {
    return key === 'format' ? get.call(this, key) : fail();
  });
  expect(await keep('c')).toBe(false);
  expect((await versionsOf(ADDRESS)).map(({ added, removed }) => [added, removed])).toEqual([
    [1, 1],
    [2, 0],
  ]);
});

it('B27: another account and another record see none of them, and removing takes one account alone', async () => {
  await keep('a');
  await keep('b', {}, { ...ADDRESS, login: 'ana"' });
  await keep('c', {}, { ...ADDRESS, id: '70' });
  expect(await notesOf(await versionsOf(ADDRESS))).toEqual(['a']);
  expect(await versionsOf({ ...ADDRESS, login: 'bia' })).toEqual([]);
  expect(await countVersions('ana')).toBe(2);
  await removeVersions('ana');
  expect([await countVersions('ana'), await countVersions('ana"')]).toEqual([0, 1]);
});

it('B27: room is made by the oldest versions, and those of a run of this week come last', async () => {
  await keep('run', { how: 'replaced', run: '1' });
  pass(1000);
  await keep('old');
  pass(1000);
  await keep('new');
  expect(await makeRoom(1)).toBe(true);
  expect(await notesOf(await versionsOf(ADDRESS))).toEqual(['new', 'run']);
  await makeRoom(1);
  expect(await notesOf(await versionsOf(ADDRESS))).toEqual(['run']);
  await makeRoom(1);
  expect(await makeRoom(1)).toBe(false);
});

it('B27: a browser without room gives up the oldest versions for a new one', async () => {
  withRoomFor(2);
  for (const text of ['a', 'b', 'c', 'd']) await keep(text);
  expect(await notesOf(await versionsOf(ADDRESS))).toEqual(['d', 'c']);
});

it('B27: a browser without room stores a draft in the place of versions', async () => {
  withRoomFor(2);
  await keep('a');
  await keep('b');
  const isStored = await writeDraft(keyOfForm('ana', 'diseases', 7), { savedAt: 1, values: { name: 'typed' } });
  expect(isStored).toBe(true);
  expect(await draftsLeft('ana', 'diseases', 7)).toMatchObject([{ values: { name: 'typed' } }]);
  expect(await versionsOf(ADDRESS)).toEqual([]);
});

it('B27: a full browser without versions keeps no version and no draft, and says so', async () => {
  withRoomFor(0);
  expect(await keep('a')).toBe(false);
  expect(await writeDraft(keyOfForm('ana', 'diseases', 7), { savedAt: 1, values: {} })).toBe(false);
});

it('B27: versions of a newer format are told and left untouched; damaged ones are left out', async () => {
  const store = createStore(storedName('versions'), 'values');
  await keep('a');
  await set('["ana","diseases","7",1]', 'x', store);
  const [version] = await versionsOf(ADDRESS);
  await set('format', 2, store);
  expect([await stateOfVersions(), await keep('b'), await versionsOf(ADDRESS)]).toEqual(['newer', false, []]);
  await set('format', 1, store);
  expect([await stateOfVersions(), await notesOf(await versionsOf(ADDRESS))]).toEqual(['done', ['a']]);
  if (version) await set(version.key, { as: 'utf-8', bytes: new Uint8Array([255]) }, store);
  expect(await notesOf(await versionsOf(ADDRESS))).toEqual([undefined]);
});
