import { useId } from 'react';
import { type FieldValues, useWatch } from 'react-hook-form';
import { useT } from 'core/i18n/use-t';
import { useFocusField } from 'ui/form/use-focus-field';
import { useDebounced } from 'ui/layout/use-debounced';
import type { FormulaHint } from './formula-hints';

/** The advice appears when typing pauses for this many milliseconds: a half-typed formula is always wrong. */
const PAUSE = 400;

/** Hints about a record's formulas and codes. Each one focuses its field when clicked. They never block saving. */
export const FormulaAdvice = <T extends FieldValues>({ hintsOf }: { hintsOf: (record: T) => FormulaHint[] }) => {
  const t = useT();
  const id = useId();
  const focus = useFocusField();
  const hints = hintsOf(useDebounced(useWatch() as T, PAUSE));
  if (hints.length === 0) return null;
  return (
    <aside className="form-advice" aria-labelledby={id} data-cy="formulaAdvice">
      <h2 id={id}>{t('hints.heading')}</h2>
      <ul>
        {hints.map(({ path, text }) => (
          <li key={text}>
            <button type="button" className="btn btn-link" onClick={() => focus(path)}>
              {text}
            </button>
          </li>
        ))}
      </ul>
    </aside>
  );
};
