import { act, renderHook } from '@testing-library/react';
import { useStable } from 'ui/layout/use-stable';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const pass = (milliseconds: number) => act(() => jest.advanceTimersByTime(milliseconds));

test('the result becomes true after the value is true for 250 ms, and becomes false as soon as the value does', () => {
  const { result, rerender } = renderHook(is => useStable(is, 250), { initialProps: true });
  pass(200);
  expect(result.current).toBe(false);
  rerender(false);
  pass(300);
  expect(result.current).toBe(false);

  rerender(true);
  pass(250);
  expect(result.current).toBe(true);
  rerender(false);
  expect(result.current).toBe(false);
  rerender(true);
  expect(result.current).toBe(false);
});
