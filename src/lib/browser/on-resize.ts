import { attempt } from './attempt';

/**
 * Calls the listener when the element gets another size; never in a browser that cannot tell. Returns the function that
 * stops it.
 */
export const onResize = (element: Element, listener: () => void) => {
  const observer = attempt(() => new ResizeObserver(listener));
  attempt(() => observer?.observe(element));
  return () => void attempt(() => observer?.disconnect());
};
