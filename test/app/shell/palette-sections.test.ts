import { askSections } from 'app/shell/palette/internal/ask-sections';
import { pending } from '../../support/pending';

/** Asks sections of these names. Each one waits until it is answered here. */
const ask = (...names: string[]) => {
  const running = new Map<string, { answer: (text: string) => void; fail: () => void }>();
  const asked: string[] = [];
  const told: string[] = [];
  const controller = new AbortController();
  const done = askSections(names, {
    ask: async (name, signal) =>
      new Promise<string>((resolve, reject) => {
        asked.push(name);
        running.set(name, { answer: resolve, fail: () => reject(new Error()) });
        signal.addEventListener('abort', () => {
          running.delete(name);
          reject(new Error());
        });
      }).finally(() => running.delete(name)),
    onAnswer: (name, answer) => told.push(`${name}: ${answer}`),
    onFailure: name => told.push(`${name} failed`),
    signal: controller.signal,
  });
  const settle = async (name: string, how: 'answer' | 'fail' = 'answer') => {
    running.get(name)?.[how]('found');
    await jest.advanceTimersByTimeAsync(0);
  };
  return { asked, told, running, settle, done, stop: () => controller.abort() };
};

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

test('B25: five sections are asked at a time, in their order, and one that fails does not hold the others', async () => {
  const { asked, told, settle, running } = ask('a', 'b', 'c', 'd', 'e', 'f', 'g');
  expect(asked.join('')).toBe('abcde');
  await settle('c', 'fail');
  expect(asked.join('')).toBe('abcdef');
  await settle('a');
  expect([asked.join(''), running.size]).toEqual(['abcdefg', 5]);
  expect(told).toEqual(['c failed', 'a: found']);
});

test('B25: slow sections let the others go first, and are then waited for', async () => {
  const { asked, told, settle, done } = ask('a', 'b', 'c', 'd', 'e', 'f');
  await jest.advanceTimersByTimeAsync(2_900);
  expect(asked.join('')).toBe('abcde');
  await jest.advanceTimersByTimeAsync(200);
  expect(asked.join('')).toBe('abcdefabcd');
  await settle('f');
  expect(asked.join('')).toBe('abcdefabcde');
  await jest.advanceTimersByTimeAsync(60_000);
  expect(asked.join('')).toBe('abcdefabcde');
  for (const name of 'edcba') await settle(name);
  await done;
  expect(told).toHaveLength(6);
});

test('B25: after the end no request is sent, and no late answer is told', async () => {
  const { asked, told, settle, stop, done } = ask('a', 'b', 'c', 'd', 'e', 'f');
  await settle('a');
  stop();
  await settle('b');
  await jest.advanceTimersByTimeAsync(10_000);
  await done;
  expect([asked.join(''), told]).toEqual(['abcdef', ['a: found']]);
});

test('B25: an answer that comes although its request was aborted is not told', async () => {
  const controller = new AbortController();
  const onAnswer = jest.fn();
  const { work, end } = pending();
  const done = askSections(['a'], { ask: () => work, onAnswer, onFailure: onAnswer, signal: controller.signal });
  controller.abort();
  end();
  await done;
  expect(onAnswer).not.toHaveBeenCalled();
});
