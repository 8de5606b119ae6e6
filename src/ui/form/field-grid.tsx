import { createContext, type ReactNode, useContext, useLayoutEffect, useState } from 'react';

/** Counts the texts below the fields of a grid. */
const TextsBelow = createContext<(by: 1 | -1) => void>(() => undefined);

interface FieldGridProps {
  /** Dates, switches and selects share the width that there is. */
  isWide?: boolean;
  className?: string;
  children: ReactNode;
}

/**
 * Short fields side by side. They align at the bottom, so that a label of two lines grows upward. If there is text
 * below a field, they align at the top.
 */
export const FieldGrid = ({ isWide = false, className = '', children }: FieldGridProps) => {
  const [texts, setTexts] = useState(0);
  const [count] = useState(() => (by: number) => setTexts(now => now + by));
  const classes = ['field-grid', isWide && 'wide-fields', texts === 0 && 'bottom-aligned', className];
  return (
    <TextsBelow.Provider value={count}>
      <div className={classes.filter(Boolean).join(' ')}>{children}</div>
    </TextsBelow.Provider>
  );
};

/** Tells the grid around a field, if there is one, that a text stands below the field. */
export const useTextBelow = (isShown: boolean) => {
  const count = useContext(TextsBelow);
  useLayoutEffect(() => {
    if (!isShown) return;
    count(1);
    return () => count(-1);
  }, [count, isShown]);
};
