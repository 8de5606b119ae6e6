import { afterPaint, onIdle } from 'lib/browser/idle';
import { mendInterfaces, replaceInterface } from '../support/broken-interfaces';

afterEach(mendInterfaces);

it.each([
  ['after a second, without a limit', onIdle, 1000, { timeout: undefined }],
  ['at once, with a limit', afterPaint, 0, { timeout: 200 }],
])('work is passed to requestIdleCallback if the browser has it: %s', (_when, run, delay, options) => {
  const start = Date.now();
  const passed: unknown[] = [];
  replaceInterface('requestIdleCallback', { value: (...call: unknown[]) => passed.push(Date.now() - start, ...call) });
  const work = jest.fn();
  run(work);
  jest.advanceTimersByTime(2_000);
  expect(passed).toEqual([delay, work, options]);
  expect(work).not.toHaveBeenCalled();
});
