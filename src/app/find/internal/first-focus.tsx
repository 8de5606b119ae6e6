import { useEffect, useRef } from 'react';
import { isFocusFree } from 'ui/layout/focus-screen';

/** The field of the search, if the user has not typed on since. */
const isInField = () => {
  const { activeElement: field } = document;
  return field instanceof HTMLInputElement && field.dataset.sought === field.value;
};

/** The first result: a link, or a checkbox of the review. */
const FIRST = '.found-place, .replace-place > input';

interface FirstFocusProps {
  isFound: boolean;
  /** The user comes back to the results. */
  isReturn: boolean;
}

/** Moves the focus to the first result, once there is one, if the user waits for it. */
export const FirstFocus = ({ isFound, isReturn }: FirstFocusProps) => {
  const isDone = useRef(isReturn || isFound);
  useEffect(() => {
    if (isDone.current || !isFound) return;
    isDone.current = true;
    if (isFocusFree() || isInField()) document.querySelector<HTMLElement>(FIRST)?.focus();
  }, [isFound]);
  return null;
};
