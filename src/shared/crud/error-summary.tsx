import { useFormContext } from 'react-hook-form';
import { keyOf, type SectionKey } from 'shared/i18n/message-key';
import { textOfNotice } from 'shared/i18n/server-text';
import { findText } from 'shared/i18n/translate';
import { useT } from 'shared/i18n/use-t';
import { Notice } from 'shared/ui/notice';

/** What is wrong in the form, at its head, each with a way to its field. */
export const ErrorSummary = ({ i18n }: { i18n: SectionKey }) => {
  const t = useT();
  const { formState, setFocus } = useFormContext();
  const errors = Object.entries(formState.errors);
  if (errors.length === 0) return null;
  return (
    <Notice kind="danger">
      <p className="mb-1">{t('entity.validation.summary')}</p>
      <ul className="mb-0">
        {errors.map(([field, error]) => {
          const fieldName = findText(keyOf(i18n, 'fields', field)) ?? field;
          return (
            <li key={field}>
              <button type="button" className="btn btn-link p-0 align-baseline" onClick={() => setFocus(field)}>
                {fieldName}
              </button>
              {': '}
              {textOfNotice({ key: String(error?.message ?? 'entity.validation.invalid'), params: { fieldName } })}
            </li>
          );
        })}
      </ul>
    </Notice>
  );
};
