import { renderHook } from '@testing-library/react';
import { useOnce } from 'lib/use-once';

/** A function that is pending until a test ends it. */
const open = () => {
  const ends: { resolve: () => void; reject: (error: Error) => void }[] = [];
  const run = jest.fn<Promise<void>, [what: string]>(
    () => new Promise((resolve, reject) => ends.push({ resolve, reject })),
  );
  const { result } = renderHook(() => useOnce(run));
  return { run, ends, once: result.current };
};

it('runs the function with the given arguments', async () => {
  const { run, ends, once } = open();
  const ended = once('first');
  ends[0].resolve();
  await ended;
  expect(run.mock.calls).toEqual([['first']]);
});

it('a call while the function is pending does nothing', async () => {
  const { run, ends, once } = open();
  const ended = once('first');
  await once('second');
  ends[0].resolve();
  await ended;
  expect(run).toHaveBeenCalledTimes(1);
});

it.each([
  ['worked', (end: ReturnType<typeof open>['ends'][0]) => end.resolve()],
  ['failed', (end: ReturnType<typeof open>['ends'][0]) => end.reject(new Error('full'))],
])('runs again after the previous run has %s', async (_how, end) => {
  const { run, ends, once } = open();
  const ended = once('first').catch(({ message }: Error) => message);
  end(ends[0]);
  await ended;
  void once('second');
  expect(run.mock.calls).toEqual([['first'], ['second']]);
});

it('rejects when the function fails', async () => {
  const { ends, once } = open();
  const ended = once('first');
  ends[0].reject(new Error('full'));
  await expect(ended).rejects.toThrow('full');
});
