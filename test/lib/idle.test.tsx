import { afterPaint, onIdle } from 'lib/browser/idle';
import { mendInterfaces, replaceInterface } from '../support/broken-interfaces';

afterEach(mendInterfaces);

it.each([
  ['after two seconds, without a limit', onIdle, { timeout: undefined }],
  ['at once, with a limit', afterPaint, { timeout: 200 }],
])('work is passed to requestIdleCallback if the browser has it: %s', (_when, run, options) => {
  const requestIdleCallback = jest.fn(() => 1);
  replaceInterface('requestIdleCallback', { value: requestIdleCallback });
  const work = jest.fn();
  run(work);
  jest.advanceTimersByTime(2_000);
  expect(requestIdleCallback.mock.calls).toEqual([[work, options]]);
  expect(work).not.toHaveBeenCalled();
});
