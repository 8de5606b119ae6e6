import { useId } from 'react';
import { useWatch, type FieldValues } from 'react-hook-form';
import { useFocusField } from 'ui/form/use-focus-field';
import { useT } from 'core/i18n/use-t';
import { useDebounced } from 'ui/layout/use-debounced';
import type { FormulaHint } from './formula-hints';

/** The advice comes when typing pauses, after so many milliseconds: a formula half typed is always wrong. */
const PAUSE = 400;

/** What is worth a look in a record's formulas and codes, each with a way to its field. Saving works regardless. */
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
