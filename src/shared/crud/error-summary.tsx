import { useEffect } from 'react';
import { useFormContext, type FieldErrors } from 'react-hook-form';
import { keyOf, type SectionKey } from 'shared/i18n/message-key';
import { textOfNotice } from 'shared/i18n/server-text';
import { findText } from 'shared/i18n/translate';
import { useT } from 'shared/i18n/use-t';
import { Notice } from 'shared/ui/notice';

interface Found {
  path: string;
  message: string;
}

/** Every error of a form, those inside rows and nested records too, each with its path. */
const flatten = (errors: FieldErrors, prefix = ''): Found[] =>
  Object.entries(errors).flatMap(([key, error]) => {
    if (!error || typeof error !== 'object' || key === 'ref') return [];
    const path = prefix + key;
    if (typeof error.message === 'string') return [{ path, message: error.message }];
    return flatten(error as FieldErrors, `${path}.`);
  });

/** `diseaseSymptoms.3.weight` is named by the words of its parts: Symptoms 4, Weight. */
const labelOf = (i18n: SectionKey, path: string): string => {
  const whole = findText(keyOf(i18n, 'fields', path));
  if (whole !== undefined) return whole;
  const parts = path.split('.').map(part => {
    if (/^\d+$/.test(part)) return String(Number(part) + 1);
    return findText(keyOf(i18n, 'fields', part)) ?? '';
  });
  return parts.filter(Boolean).join(' ') || path;
};

/** By name first: react-hook-form loses sight of the controls in rows that were added. */
const controlOf = (path: string) => document.querySelector<HTMLElement>(`[name=${JSON.stringify(path)}]`);

/** What is wrong in the form, at its head, each with a way to its field. */
export const ErrorSummary = ({ i18n }: { i18n: SectionKey }) => {
  const t = useT();
  const { formState, setFocus } = useFormContext();
  const errors = flatten(formState.errors);
  const focus = (path: string) => {
    const control = controlOf(path);
    if (control) control.focus();
    else setFocus(path);
  };
  useEffect(() => {
    if (formState.submitCount === 0) return;
    document.querySelector<HTMLElement>('.manage-page form [aria-invalid="true"]')?.focus();
  }, [formState.submitCount]);
  if (errors.length === 0) return null;
  return (
    <Notice kind="danger">
      <p className="mb-1">{t('entity.validation.summary')}</p>
      <ul className="mb-0">
        {errors.map(({ path, message }) => {
          const fieldName = labelOf(i18n, path);
          return (
            <li key={path}>
              <button type="button" className="btn btn-link p-0 align-baseline" onClick={() => focus(path)}>
                {fieldName}
              </button>
              {': '}
              {textOfNotice({ key: message, params: { fieldName } })}
            </li>
          );
        })}
      </ul>
    </Notice>
  );
};
