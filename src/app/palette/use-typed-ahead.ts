import { useCallback, useEffect, useRef } from 'react';

const isInCombobox = ({ target }: KeyboardEvent) =>
  target instanceof HTMLInputElement && target.getAttribute('role') === 'combobox';

/** Keeps what is typed while the palette is on its way, and hands it over once. */
export const useTypedAhead = (isOpen: boolean) => {
  const typed = useRef('');
  useEffect(() => {
    if (!isOpen) return;
    const onKeyDown = (event: KeyboardEvent) => {
      const { key, ctrlKey, metaKey, altKey } = event;
      if (key.length > 1 || ctrlKey || metaKey || altKey || isInCombobox(event)) return;
      // It was meant for the palette, not for the field below it.
      event.preventDefault();
      typed.current += key;
    };
    document.addEventListener('keydown', onKeyDown, true);
    return () => {
      document.removeEventListener('keydown', onKeyDown, true);
      typed.current = '';
    };
  }, [isOpen]);
  return useCallback(() => {
    const { current } = typed;
    typed.current = '';
    return current;
  }, []);
};
