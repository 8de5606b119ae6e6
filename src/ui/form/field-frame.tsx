import { type ReactNode, useId } from 'react';
import { useT } from 'core/i18n/use-t';
import { textOfMessage } from 'core/responses/server-text';
import { useShownText } from 'lib/browser/use-shown-text';
import { useTextBelow } from './field-grid';
import '../../styles/compact-form.scss';

/** The attributes that connect a control with its label, its hint and its error. */
export interface ControlProps {
  id: string;
  'aria-invalid': boolean;
  'aria-describedby': string | undefined;
}

/** The ids of the elements that describe a control: its hint and its error. */
export const describedBy = (id: string, hint: unknown, error: unknown) =>
  [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ') || undefined;

interface FieldErrorProps {
  id: string;
  label: string;
  /** Key of the error, or the server's message. */
  error?: string;
}

/** The error of a field, shown next to it. */
export const FieldError = ({ id, label, error }: FieldErrorProps) => {
  useTextBelow(Boolean(error));
  return error ? (
    <div id={`${id}-error`} className="invalid-feedback d-block">
      {textOfMessage({ key: error, params: { fieldName: label } })}
    </div>
  ) : null;
};

interface FieldFrameProps {
  label: string;
  /** Shows the label to screen readers only, because the position of the field already shows what it is. */
  isLabelHidden?: boolean;
  /** Key of the error, or the server's message. */
  error?: string;
  required?: boolean;
  hint?: string;
  /** The control is a select: at the end of a grid it needs more space than a code or a number. */
  isSelect?: boolean;
  children: (control: ControlProps) => ReactNode;
}

/** A field from top to bottom: its label, its control, its hint and its error. */
export const FieldFrame = ({
  label,
  isLabelHidden = false,
  error,
  required = false,
  hint,
  isSelect = false,
  children,
}: FieldFrameProps) => {
  const t = useT();
  const id = useId();
  useShownText();
  useTextBelow(Boolean(hint));
  return (
    <div className={isSelect ? 'field select-field' : 'field'}>
      <label className={isLabelHidden ? 'visually-hidden' : 'form-label'} htmlFor={id}>
        {label}
        {required && (
          <span className="required-mark" title={t('entity.validation.required')}>
            {' *'}
          </span>
        )}
      </label>
      {children({ id, 'aria-invalid': error !== undefined, 'aria-describedby': describedBy(id, hint, error) })}
      {hint && (
        <div id={`${id}-hint`} className="form-text">
          {hint}
        </div>
      )}
      <FieldError id={id} label={label} error={error} />
    </div>
  );
};
