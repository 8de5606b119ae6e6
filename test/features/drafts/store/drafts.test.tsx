import { entries, set } from 'idb-keyval';
import { mendValues, valuesToRestore } from 'features/drafts/store/draft';
import { pruneDrafts, removeDraft, writeDraft, writeDraftAtOnce } from 'features/drafts/store/draft-store';
import { draftsLeft, keyOfForm, leavePage } from '../../../support/drafts';

const DAY = 24 * 60 * 60 * 1000;

const valuesLeft = async (login: string, section: string, id?: number) =>
  (await draftsLeft(login, section, id)).map(({ values }) => values);

describe('stored drafts', () => {
  const left = async () =>
    (await entries<string, { values: { at: number } }>())
      .map(([, { values }]) => values.at)
      .sort((one, other) => one - other);

  it('are removed after a week of use, and only the fifty newest stay', async () => {
    const now = Date.now();
    await set(keyOfForm('ana', 'diseases', 'old'), { savedAt: now - 8 * DAY, values: { at: -1 } });
    for (let at = 0; at < 52; at += 1) {
      await set(keyOfForm('ana', 'diseases', at), { savedAt: now - at, values: { at } });
    }
    await pruneDrafts(now);
    expect(await left()).toHaveLength(53);
    await pruneDrafts(now + DAY);
    expect(await left()).toEqual(Array.from({ length: 50 }, (_, at) => at));
    for (let day = 2; day <= 16; day += 1) await pruneDrafts(now + day * DAY);
    expect(await left()).toEqual([]);
  });

  it('stay when a form stores them again, however old they seemed before', async () => {
    const key = keyOfForm('ana', 'diseases', 1);
    await set(key, { savedAt: 1, values: { at: 1 }, days: [1, 2, 3, 4, 5, 6, 7] });
    await writeDraft(key, { savedAt: 2, values: { at: 2 } });
    await pruneDrafts(30 * DAY);
    expect(await left()).toEqual([2]);
  });

  it('are read from the copies at hand, and count as not stored, when the database gives no answer', async () => {
    writeDraftAtOnce(keyOfForm('ana', 'diseases', 1), { savedAt: 1, values: { name: 'a' } });
    const silent = { put: () => ({}), delete: () => ({}), getAllKeys: () => ({}) };
    const transaction = jest
      .spyOn(IDBDatabase.prototype, 'transaction')
      .mockReturnValue({ objectStore: () => ({ ...silent, transaction: {} }) } as unknown as IDBTransaction);
    const [values, isStored] = [
      valuesLeft('ana', 'diseases', 1),
      writeDraft(keyOfForm('ana', 'diseases', 2), { savedAt: 2, values: {} }),
    ];
    await jest.advanceTimersByTimeAsync(5000);
    transaction.mockRestore();
    expect([await values, await isStored]).toEqual([[{ name: 'a' }], false]);
  });
});

describe('the copy that a closing page makes of a draft', () => {
  const key = keyOfForm('ana', 'diseases', 1);

  it('R72, F109: can be read at once, and is moved to the database at the next start', async () => {
    writeDraftAtOnce(key, { savedAt: 2, values: { name: 'last key' } });
    expect(await valuesLeft('ana', 'diseases', 1)).toEqual([{ name: 'last key' }]);
    await pruneDrafts(3);
    expect({ ...localStorage }).toEqual({});
    leavePage();
    expect(await valuesLeft('ana', 'diseases', 1)).toEqual([{ name: 'last key' }]);
  });

  it.each([
    ['later', 1, 2, 'copy'],
    ['earlier', 2, 1, 'database'],
  ])('is %s than the database, and the newer draft is used', async (_which, inDatabase, inCopy, wins) => {
    await set(key, { savedAt: inDatabase, values: { name: 'database' } });
    localStorage.setItem(key, JSON.stringify({ savedAt: inCopy, values: { name: 'copy' } }));
    expect(await valuesLeft('ana', 'diseases', 1)).toEqual([{ name: wins }]);
    await pruneDrafts(3);
    expect(await entries()).toEqual([[key, { savedAt: Math.max(inDatabase, inCopy), values: { name: wins } }]]);
  });

  it('is not made for a very long text, to leave storage space for the token', () => {
    writeDraftAtOnce(key, { savedAt: 1, values: { text: 'x'.repeat(2_000_001) } });
    expect({ ...localStorage }).toEqual({});
  });

  it('is also made when the database has not confirmed the draft, but not after the draft is removed', async () => {
    const put = jest.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
      throw new DOMException('', 'QuotaExceededError');
    });
    await writeDraft(key, { savedAt: 2, values: { name: 'last key' } });
    put.mockRestore();
    expect({ ...localStorage }).toEqual({});
    window.dispatchEvent(new Event('pagehide'));
    expect(localStorage.getItem(key)).toContain('last key');
    await removeDraft(key);
    window.dispatchEvent(new Event('pagehide'));
    expect({ ...localStorage }).toEqual({});
  });

  it('is removed once the database has the same draft, and not when it gets an earlier one', async () => {
    writeDraftAtOnce(key, { savedAt: 2, values: { name: 'ab' } });
    await writeDraft(key, { savedAt: 1, values: { name: 'a' } });
    expect(localStorage.getItem(key)).toContain('ab');
    await writeDraft(key, { savedAt: 2, values: { name: 'ab' } });
    expect({ ...localStorage }).toEqual({});
  });
});

describe('damaged drafts', () => {
  it.each([
    ['null', null],
    ['an open bracket', '{'],
    ['a list', []],
    ['a draft without values', { savedAt: 1, values: null }],
    ['a draft whose values are a text', { savedAt: 1, values: 'x' }],
    ['a draft without a moment', { savedAt: 'yesterday', values: {} }],
    ['a draft of no moment that a date can hold', { savedAt: 1e300, values: {} }],
  ])('F112: are removed: %s stored as a draft', async (_what, stored) => {
    const key = keyOfForm('ana', 'diseases', 1);
    await set(key, stored);
    localStorage.setItem(key, JSON.stringify(stored));
    sessionStorage.setItem(key, typeof stored === 'string' ? stored : JSON.stringify(stored));
    expect(await draftsLeft('ana', 'diseases', 1)).toEqual([]);
    expect([await entries(), { ...localStorage }, { ...sessionStorage }]).toEqual([[], {}, {}]);
  });

  it.each(['draft|v2|{', 'draft|v2|["ana","diseases"]', 'draft|v2|[1,2,3,4]'])(
    'a draft under the damaged key %s is removed at startup',
    async key => {
      await set(key, { savedAt: Date.now(), values: {} });
      localStorage.setItem(key, JSON.stringify({ savedAt: Date.now(), values: {} }));
      await pruneDrafts();
      expect([await entries(), { ...localStorage }]).toEqual([[], {}]);
    },
  );

  it.each([
    ['a text that is an object', { name: { first: 'x' }, note: 'y' }, { name: 'Asma', note: 'y' }],
    ['a list that is a text', { groups: 'none', note: 'y' }, { groups: [{ id: 1 }], note: 'y' }],
    ['rows that are nothing or numbers', { groups: [null, 7, { id: 2 }] }, { groups: [{ id: 2 }] }],
    ['a part that is a number', { region: 5 }, { region: { north: '1' } }],
    ['a wrong field in a part', { region: { north: {} } }, { region: { north: '1' } }],
    ['fields that are empty or unknown', { name: null, more: ['x'] }, { name: null, more: ['x'] }],
    ['names of built-in members', { constructor: 'x', toString: 'y' }, { constructor: 'x', toString: 'y' }],
  ])('%s: only damaged values are replaced or left out', (_what, values, mended) => {
    const record = { name: 'Asma', groups: [{ id: 1 }], region: { north: '1' } };
    expect(mendValues(values, record)).toEqual(mended);
  });

  it.each<[string, object, object, unknown]>([
    ['a field that the server left out', { words: undefined }, {}, { words: undefined }],
    ['nothing, because all fields came right', {}, {}, {}],
    ['a list with rows that cannot be read', { rows: [null, 7] }, { rows: [null, 7] }, { rows: [null, 7] }],
    ['another value than the server has now', { words: 'a' }, { words: 'b' }, { words: 'b' }],
  ])(
    'what the server sent is restored unchanged from a draft stored as JSON: %s',
    (_what, opened, stored, restored) => {
      const record = { name: 'Asma', words: [], asReceived: opened };
      const { asReceived } = valuesToRestore({ name: 'Asma!', words: [], asReceived: stored }, record);
      expect(asReceived).toStrictEqual(restored);
    },
  );
});
