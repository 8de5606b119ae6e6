/** @alone It loads modules anew. */

import {
  breakInterface,
  type InterfaceName,
  mendInterfaces,
  refuse,
  removeInterface,
  replaceInterface,
} from '../support/broken-interfaces';

beforeEach(() => jest.resetModules());
afterEach(() => mendInterfaces());

const DRAFT = { savedAt: 1, values: { name: 'Asma' } };
const INCIDENT = { failure: { error: new Error('a'), componentStack: '' }, hash: '' };
const element = () => document.createElement('p');

/** What a call of the storage returns and what it then holds. */
const tryStore = (kind: 'localStore' | 'sessionStore') => async () => {
  const store = (await import('lib/storage'))[kind];
  const isStored = store.set('a', 'b');
  const held = [store.get('a'), store.keys()];
  store.remove('a');
  return [isStored, held, store.get('a')];
};
const ONLY_IN_PAGE = [false, ['b', ['a']], undefined];

const tryTabs = async () => {
  const { onOtherTabs, postToOtherTabs } = await import('lib/tabs');
  const stop = onOtherTabs(() => undefined);
  return [postToOtherTabs('saved'), stop()];
};

const tryDrafts = async () => {
  const { writeDraft, draftsOf, removeDraft, pruneDrafts } = await import('features/drafts/store/draft-store');
  const { draftKey } = await import('features/drafts/store/draft-address');
  const key = draftKey({ login: 'ana', section: 'diseases', id: '1' }, 'a');
  const isStored = await writeDraft(key, DRAFT);
  const held = (await draftsOf('ana')).map(({ values }) => values);
  await pruneDrafts();
  await removeDraft(key);
  return [isStored, held, await draftsOf('ana')];
};
const DRAFT_IN_PAGE = [false, [DRAFT.values], []];

const tryLock = async () => {
  const { inTurn } = await import('lib/in-turn');
  const work = jest.fn(async () => 'done');
  return [await inTurn('save/7', work), work.mock.calls.length];
};

/** Whether a query matches, and whether its listener was called. */
const tryMedia = async () => {
  const { matchesMedia, onMediaChange } = await import('lib/browser/media');
  const listener = jest.fn();
  onMediaChange('print', listener)();
  return [matchesMedia('print'), listener.mock.calls.length];
};

/** How often work ran of which one half was canceled. */
const tryIdle = async () => {
  const { afterPaint, onIdle } = await import('lib/browser/idle');
  const [work, canceled] = [jest.fn(), jest.fn()];
  onIdle(work);
  afterPaint(work);
  afterPaint(canceled)();
  jest.advanceTimersByTime(3000);
  return [work.mock.calls.length, canceled.mock.calls.length];
};

const tryResize = async () => {
  const { onResize } = await import('lib/browser/on-resize');
  return onResize(element(), () => undefined)();
};

const tryNear = async () => {
  const { whenNear } = await import('lib/browser/when-near');
  const onNear = jest.fn();
  whenNear(element(), onNear)();
  return onNear.mock.calls.length;
};

const tryVitals = async () => {
  const { watchVitals } = await import('features/reports/internal/vitals');
  return watchVitals(() => undefined);
};

const tryReports = async () => {
  const { createReporter } = await import('features/reports/reporter');
  const report = createReporter({ address: '/reports', openedAt: '', routePattern: () => '/' });
  report(INCIDENT);
  return jest.advanceTimersByTime(11_000);
};

const tryClipboard = async () => (await import('lib/browser/copy-text')).copyText('a');
const tryTyping = async () => (await import('lib/browser/type-text')).typeText('a');
const tryCalendar = async () => {
  const { openCalendar } = await import('lib/browser/calendar');
  return openCalendar(document.createElement('input'));
};
const tryPicture = async () => {
  const { readPicture } = await import('features/pictures/read-picture');
  return readPicture(new File([Uint8Array.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])], 'a.png'), ['png']);
};
const trySegments = async () => {
  const { cutTo } = await import('lib/text');
  return ['ab🧬c', 'abcd', 'ab\ud83e'].map(text => cutTo(text, 3));
};

describe.each<[InterfaceName, string, () => Promise<unknown>, unknown]>([
  ['BroadcastChannel', 'the tabs exchange no messages', tryTabs, [undefined, undefined]],
  ['localStorage', 'values last as long as the page', tryStore('localStore'), ONLY_IN_PAGE],
  ['sessionStorage', 'values last as long as the page', tryStore('sessionStore'), ONLY_IN_PAGE],
  ['indexedDB', 'a draft lasts as long as the page, and the form is told', tryDrafts, DRAFT_IN_PAGE],
  ['locks', 'work runs at once', tryLock, ['done', 1]],
  ['timeout', 'work runs at once', tryLock, ['done', 1]],
  ['matchMedia', 'no query matches', tryMedia, [false, 0]],
  ['requestIdleCallback', 'work runs in the next task', tryIdle, [2, 0]],
  ['ResizeObserver', 'no size is followed', tryResize, undefined],
  ['IntersectionObserver', 'every element counts as near', tryNear, 1],
  ['PerformanceObserver', 'no vitals are measured', tryVitals, undefined],
  ['sendBeacon', 'no reports are sent', tryReports, undefined],
  ['clipboard', 'the text must be copied by hand', tryClipboard, false],
  ['execCommand', 'a text is inserted without undo', tryTyping, false],
  ['showPicker', 'no calendar opens', tryCalendar, undefined],
  ['createImageBitmap', 'a picture cannot be read', tryPicture, 'unreadable'],
  ['Segmenter', 'a text is cut between code points', trySegments, ['ab', 'abc', 'ab\ud83e']],
])('where %s cannot be used, %s:', (name, _what, run, expected) => {
  it.each([
    ['missing', removeInterface],
    ['throwing', breakInterface],
  ])('it is %s', async (_how, take) => {
    take(name);
    expect(await run()).toEqual(expected);
  });
});

const media = { matches: true, addEventListener: refuse, removeEventListener: refuse };
class Observer {
  observe = refuse;
  unobserve = refuse;
  disconnect = refuse;
}
class Channel {
  addEventListener = () => undefined;
  removeEventListener = () => undefined;
  postMessage = refuse;
}
/** Storage that has no values yet. */
const area = (methods: object) => {
  const stored: unknown = Object.create({ getItem: () => null, removeItem: refuse, setItem: refuse, ...methods });
  return { get: () => stored };
};
const locks = (request: (name: string, options: object, work: () => Promise<unknown>) => unknown) => ({
  value: { request },
});
/** A database that opens, and then starts no transaction. */
const openDatabase = () => {
  const request: { result: object; onsuccess?: () => void } = { result: { transaction: refuse } };
  queueMicrotask(() => request.onsuccess?.());
  return request;
};

it.each<[string, InterfaceName, PropertyDescriptor, () => Promise<unknown>, unknown]>([
  ['a channel posts nothing', 'BroadcastChannel', { value: Channel }, tryTabs, [undefined, undefined]],
  ['the storage is full', 'localStorage', area({}), tryStore('localStore'), ONLY_IN_PAGE],
  ['the storage of the tab is full', 'sessionStorage', area({}), tryStore('sessionStore'), ONLY_IN_PAGE],
  ['the storage cannot be read', 'localStorage', area({ getItem: refuse }), tryStore('localStore'), ONLY_IN_PAGE],
  ['a database starts no transaction', 'indexedDB', { value: { open: openDatabase } }, tryDrafts, DRAFT_IN_PAGE],
  [
    'a lock is refused',
    'locks',
    locks(() => Promise.reject(new DOMException('', 'SecurityError'))),
    tryLock,
    ['done', 1],
  ],
  [
    'a lock is taken away while the work runs',
    'locks',
    locks(async (_name, _options, work) => {
      void work();
      throw new DOMException('', 'AbortError');
    }),
    tryLock,
    ['done', 1],
  ],
  ['a query cannot be followed', 'matchMedia', { value: () => media }, tryMedia, [true, 0]],
  ['an observer of sizes observes nothing', 'ResizeObserver', { value: Observer }, tryResize, undefined],
  ['an observer of the view observes nothing', 'IntersectionObserver', { value: Observer }, tryNear, 1],
  [
    'the clipboard rejects',
    'clipboard',
    { value: { writeText: () => Promise.reject(new DOMException('', 'NotAllowedError')) } },
    tryClipboard,
    false,
  ],
])('what an interface refuses only later stops nothing: %s', async (_what, name, descriptor, run, expected) => {
  replaceInterface(name, descriptor);
  expect(await run()).toEqual(expected);
});

it('idle work that the browser refuses to cancel runs, and nothing is thrown', async () => {
  replaceInterface('requestIdleCallback', { value: () => 1 });
  breakInterface('cancelIdleCallback');
  const { afterPaint } = await import('lib/browser/idle');
  expect(afterPaint(() => undefined)()).toBeUndefined();
});

it('work runs under a lock of its name; its error is passed on, and it is not run again', async () => {
  const request = jest.fn((_name: string, _options: object, work: () => Promise<unknown>) => work());
  replaceInterface('locks', locks(request));
  const { inTurn } = await import('lib/in-turn');
  expect(await inTurn('save/7', async () => 'done')).toBe('done');
  expect(request).toHaveBeenCalledWith('save/7', expect.anything(), expect.anything());
  const refused = jest.fn(async () => Promise.reject(new Error('refused')));
  await expect(inTurn('save/7', refused)).rejects.toThrow('refused');
  expect(refused).toHaveBeenCalledTimes(1);
});

it('R211: work whose lock another tab never gives back runs after ten seconds, once', async () => {
  // As browsers do: the request stays in the queue until its signal is aborted.
  const queued = (_name: string, { signal }: { signal: AbortSignal }) =>
    new Promise((_resolve, reject) =>
      signal.addEventListener('abort', () => reject(new DOMException('', 'AbortError'))),
    );
  replaceInterface('locks', { value: { request: queued } });
  const { inTurn } = await import('lib/in-turn');
  const work = jest.fn(async () => 'done');
  const done = inTurn('save/7', work);
  await jest.advanceTimersByTimeAsync(9_900);
  expect(work).not.toHaveBeenCalled();
  await jest.advanceTimersByTimeAsync(200);
  expect([await done, work.mock.calls.length]).toEqual(['done', 1]);
});

it.each([
  ['onIdle', 1000, { timeout: 5000 }],
  ['afterPaint', 0, { timeout: 200 }],
] as const)('work of %s is passed to the browser after %d ms, with the options %j', async (name, delay, options) => {
  const start = Date.now();
  const passed: unknown[] = [];
  replaceInterface('requestIdleCallback', { value: (...call: unknown[]) => passed.push(Date.now() - start, ...call) });
  const work = jest.fn();
  (await import('lib/browser/idle'))[name](work);
  jest.advanceTimersByTime(2_000);
  expect(passed).toEqual([delay, work, options]);
  expect(work).not.toHaveBeenCalled();
});
