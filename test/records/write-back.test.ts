import { AxiosError, AxiosHeaders, type AxiosResponse } from 'axios';
import { LookupFailed } from 'core/responses/lookup-failed';
import { UnconfirmedWrite } from 'core/responses/write-answers';
import { ABSENT } from 'records/lookup';
import type { Lookup } from 'records/source';
import { responseOf, type WriteBack, writeBack } from 'records/write-back';

interface Coupon {
  id: number;
  code: string;
  groups?: string[];
}

const OPENED: Coupon = { id: 1, code: 'A', groups: ['x'] };
const EDITED: Coupon = { ...OPENED, code: 'B' };
const COLLEAGUES: Coupon = { ...OPENED, code: 'C' };

const found = (row: Coupon): Lookup<Coupon> => ({ is: 'found', row });
const unknown = (error: unknown): Lookup<Coupon> => ({ is: 'unknown', error });

/** The failure of a call that carried a token. */
const answered = (status: number) =>
  new AxiosError('', undefined, { headers: new AxiosHeaders({ Authorization: 'Bearer x' }) }, undefined, {
    status,
    data: '',
    headers: {},
  } as AxiosResponse);
const [BROKEN, SESSION_END, REFUSAL, NO_ANSWER] = [answered(500), answered(401), answered(400), new AxiosError('x')];
const BLOCKED = new UnconfirmedWrite({ config: {}, request: {} } as AxiosResponse);

const sent: Coupon[] = [];
beforeEach(() => sent.splice(0));

const answering = (answer: unknown) => async (record: Coupon) => {
  sent.push(record);
  if (answer instanceof Error) throw answer;
  return answer;
};

type Options = Partial<WriteBack<Coupon, unknown, string>>;

/** Writes `EDITED` back, into a server that has `OPENED` and confirms what is sent. */
const write = (options: Options = {}) =>
  writeBack<Coupon, unknown, string>({
    find: async () => found(OPENED),
    changeIn: now => (now.code === OPENED.code ? undefined : 'code'),
    edit: (now = OPENED) => ({ ...now, code: 'B' }),
    send: answering('ok'),
    ...options,
  });

const left = () => {
  const controller = new AbortController();
  return { left: controller.signal, find: async () => (controller.abort(), found(OPENED)) };
};

/** Each row: what happens, the options, the result, and what was sent. */
const RESULTS: readonly [string, () => Options, object, readonly Coupon[]][] = [
  ['nobody else wrote', () => ({}), { is: 'stored', sent: EDITED, response: 'ok' }, [EDITED]],
  ['nothing is read', () => ({ find: undefined }), { is: 'stored', sent: EDITED, response: 'ok' }, [EDITED]],
  [
    'a colleague changed the same',
    () => ({ find: async () => found(COLLEAGUES) }),
    { is: 'changed', now: COLLEAGUES, change: 'code' },
    [],
  ],
  [
    'a colleague changed something else',
    () => ({ find: async () => found({ ...OPENED, groups: ['x', 'y'] }) }),
    { is: 'stored', sent: { ...EDITED, groups: ['x', 'y'] }, response: 'ok' },
    [{ ...EDITED, groups: ['x', 'y'] }],
  ],
  ['a colleague deleted it', () => ({ find: async () => ABSENT }), { is: 'gone' }, []],
  [
    'a colleague deleted it, and the user knows',
    () => ({ find: async () => ABSENT, despite: ['gone'] }),
    { is: 'stored', sent: EDITED, response: 'ok' },
    [EDITED],
  ],
  ['it cannot be read', () => ({ find: async () => unknown(BROKEN) }), { is: 'unknown', error: BROKEN }, []],
  [
    'it cannot be read, and may be written all the same',
    () => ({ find: async () => unknown(BROKEN), despite: ['unknown'] }),
    { is: 'stored', sent: EDITED, response: 'ok' },
    [EDITED],
  ],
  [
    'the session has ended',
    () => ({ find: async () => unknown(SESSION_END), despite: ['unknown', 'gone'] }),
    { is: 'unknown', error: SESSION_END },
    [],
  ],
  ['the user leaves meanwhile', left, { is: 'unknown', error: expect.anything() as unknown }, []],
  [
    'the server left relations out',
    () => ({ unsentIn: () => ['groups'] }),
    { is: 'incomplete', unsent: ['groups'] },
    [],
  ],
  [
    'the server refuses it',
    () => ({ send: answering(REFUSAL) }),
    { is: 'refused', sent: EDITED, error: REFUSAL },
    [EDITED],
  ],
  [
    'no answer comes',
    () => ({ send: answering(NO_ANSWER) }),
    { is: 'unconfirmed', sent: EDITED, error: NO_ANSWER },
    [EDITED],
  ],
  [
    'somebody else answers in place of the server, which has stored it',
    () => ({ send: answering(BLOCKED), isDone: async () => true }),
    { is: 'unconfirmed', sent: EDITED, error: { key: 'error.unconfirmedDone' } },
    [EDITED],
  ],
  [
    'somebody else answers in place of the server, which has not stored it',
    () => ({ send: answering(BLOCKED), isDone: async () => false }),
    { is: 'unconfirmed', sent: EDITED, error: { key: 'error.unconfirmedNotDone' } },
    [EDITED],
  ],
];

it.each(RESULTS)('a record is written back while %s', async (_what, options, result, requests) => {
  expect(await write(options())).toMatchObject(result);
  expect(sent).toEqual(requests);
});

it.each([
  ['what is stored', async () => found(OPENED), OPENED],
  ['that nothing is', async () => ABSENT, undefined],
])('whoever sends a record, or says what it lacks, is told %s', async (_what, find, now) => {
  const told: unknown[] = [];
  const tell = (_record: Coupon, stored?: Coupon) => void told.push(stored);
  const send = async (...of: Parameters<typeof tell>) => tell(...of);
  await write({ find, despite: ['gone'], send, unsentIn: (...of) => (tell(...of), []) });
  expect(told).toEqual([now, now]);
});

it('F26: the change of one press that somebody else has made already is no failure, and is not sent', async () => {
  await expect(responseOf(write({ find: async () => found(COLLEAGUES) }))).resolves.toBeUndefined();
  expect(sent).toEqual([]);
});

it.each([
  ['the server refuses', { send: answering(REFUSAL) }, REFUSAL],
  ['nobody can read', { find: async () => unknown(BROKEN) }, BROKEN],
])('the change of one press that %s is a failure', async (_what, options: Options, error) => {
  await expect(responseOf(write(options))).rejects.toBe(error);
});

it('a read that takes too long leaves the state unknown, and nothing is sent', async () => {
  jest.useFakeTimers();
  const writing = write({ find: () => new Promise(() => undefined) });
  await jest.advanceTimersByTimeAsync(8000);
  expect(await writing).toEqual({ is: 'unknown', error: new LookupFailed() });
  expect(sent).toEqual([]);
  jest.useRealTimers();
});
