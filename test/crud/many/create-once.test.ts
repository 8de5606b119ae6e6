import { AxiosError, AxiosHeaders, type InternalAxiosRequestConfig } from 'axios';
import { createOnce } from 'crud/many/internal/create-once';
import type { Namesakes } from 'records/namesakes';

const config: InternalAxiosRequestConfig = { method: 'post', headers: new AxiosHeaders({ Authorization: 'Bearer x' }) };
const refusal = (status: number) =>
  new AxiosError('refused', undefined, config, null, { status, data: {}, headers: {}, statusText: '', config });
const LOST = new AxiosError('Network Error', 'ERR_NETWORK', config);

const THERE: Namesakes<unknown> = { is: 'known', rows: [{}] };
const NOT_THERE: Namesakes<unknown> = { is: 'known', rows: [] };
const UNKNOWN: Namesakes<unknown> = { is: 'unknown', error: LOST };

/** Creates a record over a server that answers in this order: the last answer stays. */
const create = async (
  answers: readonly unknown[],
  found: readonly Namesakes<unknown>[],
  more: { isNew?: boolean; mayBeStored?: boolean; hasName?: boolean } = {},
) => {
  const { isNew = true, mayBeStored = false, hasName = true } = more;
  const [toSend, toFind] = [[...answers], [...found]];
  let sent = 0;
  const result = await createOnce({
    record: {},
    isNew,
    mayBeStored,
    left: new AbortController().signal,
    find: hasName ? async () => toFind.shift() ?? NOT_THERE : undefined,
    send: async () => {
      sent += 1;
      const answer = toSend.shift();
      if (answer instanceof Error) throw answer;
      return answer;
    },
    wait: async () => undefined,
  });
  return { ...result, sent };
};

it.each([
  ['is created', [{}], [], {}, { is: 'created', sent: 1 }],
  ['is refused', [refusal(400)], [], {}, { is: 'refused', sent: 1 }],
  ['is found after a lost answer', [LOST], [THERE], {}, { is: 'created', sent: 1 }],
  ['is found later after a lost answer', [LOST], [NOT_THERE, NOT_THERE, THERE], {}, { is: 'created', sent: 1 }],
  ['is sent once more if it is not found', [LOST, {}], [], {}, { is: 'created', sent: 2 }],
  [
    'is found after the second sending was refused as equal',
    [LOST, refusal(409)],
    [NOT_THERE, NOT_THERE, NOT_THERE, THERE],
    {},
    { is: 'created', sent: 2 },
  ],
  ['is held if it is lost twice', [LOST, LOST], [], {}, { is: 'held', mayBeStored: true, sent: 2 }],
  ['is held if nobody can look for it', [LOST], [UNKNOWN], {}, { is: 'held', mayBeStored: true, sent: 1 }],
  ['is held if the session ends', [refusal(401)], [], {}, { is: 'held', mayBeStored: false, sent: 1 }],
  ['is looked for first, if its name was not asked for', [{}], [THERE], { isNew: false }, { is: 'exists', sent: 0 }],
  ['is sent, if its name is not there', [{}], [NOT_THERE], { isNew: false }, { is: 'created', sent: 1 }],
  [
    'is held, if its name cannot be asked for',
    [{}],
    [UNKNOWN],
    { isNew: false },
    { is: 'held', mayBeStored: false, sent: 0 },
  ],
  ['of an earlier lost answer is found', [{}], [THERE], { mayBeStored: true }, { is: 'created', sent: 0 }],
  [
    'of an earlier lost answer is sent, if it is not there',
    [{}],
    [NOT_THERE],
    { mayBeStored: true },
    { is: 'created', sent: 1 },
  ],
  ['without a name is unclear after a lost answer', [LOST], [], { hasName: false }, { is: 'unclear', sent: 1 }],
  ['without a name is not sent again', [{}], [], { hasName: false, mayBeStored: true }, { is: 'unclear', sent: 0 }],
] as const)('B28: a record %s', async (_what, answers, found, more, expected) => {
  expect(await create(answers, found, more)).toMatchObject(expected);
});
