import { useEffect, useRef, useState } from 'react';

/** The elements that are not near the screen yet, each with its callback. */
const waiting = new WeakMap<Element, () => void>();

/** One observer for all rows. Without `IntersectionObserver`, every element counts as near. */
const observer =
  typeof IntersectionObserver === 'undefined'
    ? null
    : new IntersectionObserver(
        entries =>
          entries.forEach(({ isIntersecting, target }) => {
            if (isIntersecting) waiting.get(target)?.();
          }),
        { rootMargin: '100% 0px' },
      );

/** Whether an element has come within one screen height of the view. It stays true, or else the page would jump. */
export const useNearScreen = <E extends Element>() => {
  const ref = useRef<E>(null);
  const [isNear, setNear] = useState(observer === null);
  useEffect(() => {
    const element = ref.current;
    if (isNear || !element || !observer) return;
    waiting.set(element, () => setNear(true));
    observer.observe(element);
    return () => observer.unobserve(element);
  }, [isNear]);
  return { ref, isNear };
};
