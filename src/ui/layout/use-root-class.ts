import { useLayoutEffect } from 'react';

/** How many components ask for each class. */
const asking = new Map<string, number>();

const ask = (name: string, by: 1 | -1) => {
  const count = (asking.get(name) ?? 0) + by;
  asking.set(name, count);
  document.documentElement.classList.toggle(name, count > 0);
};

/**
 * Gives the root element a class while a component is mounted and `isOn`, for styles of what lies outside of it. With
 * `:has()` instead, each change of the page would cost a style recalculation of its own.
 */
export const useRootClass = (name: string, isOn = true) =>
  useLayoutEffect(() => {
    if (!isOn) return;
    ask(name, 1);
    return () => ask(name, -1);
  }, [name, isOn]);
