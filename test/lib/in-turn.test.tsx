import { inTurn } from 'lib/in-turn';

/** Replaces the browser's locks. */
const withLocks = (locks: { request: (...args: never[]) => unknown }) =>
  Object.defineProperty(navigator, 'locks', { configurable: true, value: locks });

afterEach(() => Reflect.deleteProperty(navigator, 'locks'));

type Work = () => Promise<unknown>;

it('work runs under a lock of its name', async () => {
  const request = jest.fn((_name: string, _options: object, work: Work) => work());
  withLocks({ request });
  expect(await inTurn('save/7', async () => 'done')).toBe('done');
  expect(request).toHaveBeenCalledWith('save/7', expect.anything(), expect.anything());
});

it('an error of the work is passed on, and the work is not run again', async () => {
  withLocks({ request: (_name: string, _options: object, start: Work) => start() });
  const work = jest.fn(async () => Promise.reject(new Error('refused')));
  await expect(inTurn('save/7', work)).rejects.toThrow('refused');
  expect(work).toHaveBeenCalledTimes(1);
});
