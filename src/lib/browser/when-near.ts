import { attempt } from './attempt';

/** The elements that are not near the screen yet, each with its callback. */
const waiting = new WeakMap<Element, () => void>();

/** One observer for all elements. */
const observer = attempt(
  () =>
    new IntersectionObserver(
      entries =>
        entries.forEach(({ isIntersecting, target }) => {
          if (isIntersecting) waiting.get(target)?.();
        }),
      { rootMargin: '100% 0px' },
    ),
);

/**
 * Calls `onNear` when the element is within one screen height of the view; at once in a browser that cannot tell.
 * Returns the function that stops it.
 */
export const whenNear = (element: Element, onNear: () => void) => {
  waiting.set(element, onNear);
  const isObserved = attempt(() => {
    observer?.observe(element);
    return observer !== undefined;
  });
  if (!isObserved) onNear();
  return () => void attempt(() => observer?.unobserve(element));
};
