import { configure } from '@testing-library/react';
import userEvent, { PointerEventsCheckLevel } from '@testing-library/user-event';
import { setImmediate as nextTurn } from 'node:timers/promises';

/** Fake milliseconds that pass at most between two looks at the screen. */
const MAX_SKIP = 250;
const STEP = 50;
/** Turns of the event loop that a request and its answer, both in this process, may need without changing the page. */
const QUIET_TURNS = 8;

let isRunning = false;

/** Lets Node answer requests and React render, for as long as the page does not change. */
const isQuiet = async (observer: MutationObserver) => {
  for (let turn = 0; turn < QUIET_TURNS; turn += 1) {
    await nextTurn();
    if (observer.takeRecords().length > 0) return false;
  }
  return true;
};

/**
 * Passes fake time while a test waits: none while the page still changes, else up to 250 ms at once. So a redirect
 * after 1.5 s costs a test no time, and a busy machine cannot exceed a limit.
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

/** Replaces the timers of the page; what happens inside Node, such as the mock backend's answers, stays real. */
export const startFakeClock = () => {
  jest.useFakeTimers({ doNotFake: ['nextTick', 'queueMicrotask', 'setImmediate', 'clearImmediate', 'performance'] });
  isRunning = true;
};

/** A wait that timed out may still be passing time when its test has ended. */
export const stopFakeClock = () => {
  isRunning = false;
  jest.useRealTimers();
};

/** Makes `findBy…` and `waitFor` pass fake time, at most this long. */
export const waitByFakeClock = () =>
  configure({ asyncUtilTimeout: 15_000, unstable_advanceTimersWrapper: passTime } as Parameters<typeof configure>[0]);

/**
 * After each action of the user, what it started in this process may go on. A timer that is set while time passes is
 * due a millisecond later: without that millisecond an action would wait for a clock that nobody winds.
 */
const advanceTimers = async (milliseconds: number) => {
  jest.advanceTimersByTime(milliseconds + 1);
  await nextTurn();
  await nextTurn();
};

/** A user whose pauses pass fake time. No style sheet is loaded that could keep a pointer away from an element. */
export const setupUser = () => userEvent.setup({ advanceTimers, pointerEventsCheck: PointerEventsCheckLevel.Never });
