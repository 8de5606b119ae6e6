import type { MessageKey, SectionKey } from 'core/i18n/message-key';
import type { Params } from 'core/i18n/translate';
import { useT } from 'core/i18n/use-t';
import { textsOfMessage } from 'core/responses/server-text';
import { InlineAlert } from 'ui/feedback/inline-alert';
import type { FormError } from 'ui/form/form-errors';
import { useFocusField } from 'ui/form/use-focus-field';
import { labelOfPath } from './label-of-path';

/** The summary shows the field's name, so a common reason needs no sentence that repeats the name. */
const REASONS: ReadonlyMap<string, MessageKey> = new Map([
  ['error.NotNull', 'changes.summary.required'],
  ['error.NotBlank', 'changes.summary.required'],
  ['error.Size', 'changes.summary.wrongSize'],
  ['error.Min', 'changes.summary.tooLow'],
  ['error.Max', 'changes.summary.tooHigh'],
  ['error.Range', 'changes.summary.outOfRange'],
  ['error.Digits', 'changes.summary.tooManyDigits'],
  ['error.Positive', 'changes.summary.positive'],
  ['error.PositiveOrZero', 'changes.summary.notNegative'],
  ['error.Negative', 'changes.summary.negative'],
  ['error.NegativeOrZero', 'changes.summary.notPositive'],
  ['error.Past', 'changes.summary.past'],
  ['error.PastOrPresent', 'changes.summary.notFuture'],
  ['error.Future', 'changes.summary.future'],
  ['error.FutureOrPresent', 'changes.summary.notPast'],
  ['error.Email', 'changes.summary.wrongEmail'],
  ['error.Pattern', 'changes.summary.wrongFormat'],
  ['error.invalidField', 'changes.summary.wrongValue'],
]);

/** All messages of a field, each in its short form if it has one. */
const reasonsOf = (message: string, fieldName: string): string => {
  const key = message
    .split('\n')
    .map(line => REASONS.get(line) ?? line)
    .join('\n');
  return textsOfMessage({ key, params: { fieldName } }).join(' · ');
};

const headerOf = (errors: readonly FormError[]): [MessageKey, Params] => {
  const refused = errors.some(({ isServers }) => isServers);
  if (errors.length === 1) return [refused ? 'changes.summary.refusedOne' : 'changes.summary.wrongOne', {}];
  return [refused ? 'changes.summary.refused' : 'changes.summary.wrong', { count: errors.length }];
};

interface ErrorSummaryProps {
  i18n: SectionKey;
  errors: readonly FormError[];
}

/** The errors in the form. Each message is a button that focuses its field, if that is on the screen. */
export const ErrorSummary = ({ i18n, errors }: ErrorSummaryProps) => {
  const t = useT();
  const focus = useFocusField();
  if (errors.length === 0) return null;
  return (
    <InlineAlert kind="danger">
      <p className="mb-1">{t(...headerOf(errors))}</p>
      <ul className="mb-0">
        {errors.map(({ path, message, isShown }) => {
          const fieldName = labelOfPath(i18n, path);
          const text = `${fieldName}: ${reasonsOf(message, fieldName)}`;
          return (
            <li key={path}>
              {isShown ? (
                <button type="button" className="btn btn-link p-0 align-top" onClick={() => focus(path)}>
                  {text}
                </button>
              ) : (
                text
              )}
            </li>
          );
        })}
      </ul>
    </InlineAlert>
  );
};
