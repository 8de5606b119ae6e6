import { setImmediate as nextTurn } from 'node:timers/promises';
import { configure, getConfig } from '@testing-library/react';
import userEvent, { PointerEventsCheckLevel } from '@testing-library/user-event';

/** The most fake milliseconds that pass between two checks of the screen. */
const MAX_SKIP = 250;
const STEP = 50;
/** Event loop turns that a request and its response, both in this process, may need without a change of the page. */
const QUIET_TURNS = 8;

let isRunning = false;

/** Lets Node respond to requests and React render. Returns whether the page stayed unchanged. */
const isQuiet = async (observer: MutationObserver) => {
  for (let turn = 0; turn < QUIET_TURNS; turn += 1) {
    await nextTurn();
    if (observer.takeRecords().length > 0) return false;
  }
  return true;
};

/**
 * Passes fake time while a test waits: none while the page still changes, otherwise up to 250 ms at once. So a
 * redirect after 1.5 s costs a test no time, and a busy machine does not exceed a time limit.
 */
const passTime = async () => {
  const observer = new MutationObserver(() => undefined);
  observer.observe(document, { subtree: true, childList: true, attributes: true, characterData: true });
  try {
    for (let passed = 0; passed < MAX_SKIP && (await isQuiet(observer)) && isRunning; passed += STEP)
      await jest.advanceTimersByTimeAsync(STEP);
  } finally {
    observer.disconnect();
  }
};

/** Replaces the timers of the page. What happens inside Node stays real, such as the mock backend's responses. */
export const startFakeClock = () => {
  jest.useFakeTimers({ doNotFake: ['nextTick', 'queueMicrotask', 'setImmediate', 'clearImmediate', 'performance'] });
  isRunning = true;
};

/** Stops passing fake time: a wait that timed out may still pass it after its test has ended. */
export const stopFakeClock = () => {
  isRunning = false;
  jest.useRealTimers();
};

/**
 * Makes `findBy…` and `waitFor` pass fake time, at most 15 seconds. Testing Library ends each wait with a timeout of
 * 0 ms, so that the promises that are due settle before React expects `act` again, such as those of a chunk or at the
 * end of a save. The fake clock would end that timeout at once. `nextTick` waits for them, and not for any response.
 */
export const waitByFakeClock = () => {
  const { asyncWrapper } = getConfig();
  configure({
    asyncUtilTimeout: 15_000,
    unstable_advanceTimersWrapper: passTime,
    asyncWrapper: wait =>
      asyncWrapper(async () => {
        const result = await wait();
        await new Promise<void>(resolve => process.nextTick(resolve));
        return result;
      }),
  } as Parameters<typeof configure>[0]);
};

/**
 * After each user action, lets the work that it started in this process continue. A timer that is set while time
 * passes is due a millisecond later. Without the extra millisecond, an action would wait for a clock that does
 * not advance.
 */
const advanceTimers = async (milliseconds: number) => {
  jest.advanceTimersByTime(milliseconds + 1);
  await nextTurn();
  await nextTurn();
};

/** A user whose pauses pass fake time. Pointer checks are off: no loaded style sheet could block the pointer. */
export const setupUser = () => userEvent.setup({ advanceTimers, pointerEventsCheck: PointerEventsCheckLevel.Never });
