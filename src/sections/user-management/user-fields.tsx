import { useId } from 'react';
import { textOfNotice } from 'core/http/server-text';
import { isLocale, locales, LOCALES } from 'core/i18n/locales';
import { useT } from 'core/i18n/use-t';
import { FieldFrame } from 'ui/form/field-frame';
import { useField } from 'ui/form/use-field';

/** Of the own account it stays on: who deactivates it is locked out. */
export const ActivatedField = ({ isFixed }: { isFixed: boolean }) => {
  const id = useId();
  const { field, label } = useField({ name: 'activated' });
  const { value, ...control } = field;
  return (
    <div className="field form-check form-switch">
      <input
        {...control}
        id={id}
        type="checkbox"
        className="form-check-input"
        checked={value}
        aria-disabled={isFixed}
        onChange={event => !isFixed && field.onChange(event.target.checked)}
        data-cy="activated"
      />
      <label className="form-check-label" htmlFor={id}>
        {label}
      </label>
    </div>
  );
};

/** A language that the console does not speak stays on offer for the user who has it. */
export const LanguageField = ({ opened }: { opened: string }) => {
  const { field, label, error, invalid } = useField({ name: 'langKey' });
  const codes: readonly string[] = isLocale(opened) ? locales : [...locales, opened];
  return (
    <FieldFrame label={label} error={error}>
      {control => (
        <select {...control} {...field} className={`form-select${invalid}`} data-cy="langKey">
          {codes.map(code => (
            <option key={code} value={code}>
              {isLocale(code) ? LOCALES[code] : code}
            </option>
          ))}
        </select>
      )}
    </FieldFrame>
  );
};

interface AuthoritiesFieldProps {
  options: readonly string[];
  /** The own account's authorities are shown and stay as they are. */
  isOwn: boolean;
}

/** The authorities of a user, one checkbox each. */
export const AuthoritiesField = ({ options, isOwn }: AuthoritiesFieldProps) => {
  const t = useT();
  const id = useId();
  const { field, label, error, invalid } = useField({ name: 'authorities' });
  const chosen: string[] = field.value;
  const toggle = (name: string) =>
    field.onChange(chosen.includes(name) ? chosen.filter(one => one !== name) : [...chosen, name].sort());
  const described = [isOwn && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ') || undefined;
  return (
    <fieldset className="field" data-cy="profiles" disabled={isOwn} aria-describedby={described}>
      <legend className="form-label fs-6">{label}</legend>
      {options.map((name, index) => (
        <div key={name} className="form-check">
          <input
            id={`${id}-${name}`}
            ref={index === 0 ? field.ref : undefined}
            type="checkbox"
            className={`form-check-input${invalid}`}
            checked={chosen.includes(name)}
            onChange={() => toggle(name)}
            onBlur={field.onBlur}
          />
          <label className="form-check-label" htmlFor={`${id}-${name}`}>
            {name}
          </label>
        </div>
      ))}
      {isOwn && (
        <div id={`${id}-hint`} className="form-text">
          {t('userManagement.ownAuthorities')}
        </div>
      )}
      {error && (
        <div id={`${id}-error`} className="invalid-feedback d-block" role="alert">
          {textOfNotice({ key: error, params: { fieldName: label } })}
        </div>
      )}
    </fieldset>
  );
};
