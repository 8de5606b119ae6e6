import { useId } from 'react';
import { useController, type Control } from 'react-hook-form';
import { useT } from 'core/i18n/use-t';
import { textOfNotice } from 'core/http/server-text';
import { authoritiesProblem, optionsFor, type UserValues } from './model';

interface AuthoritiesFieldProps {
  control: Control<UserValues>;
  offered: readonly string[];
  /** The own account's authorities are shown and stay as they are. */
  isOwn: boolean;
}

/** The authorities of a user, one checkbox each. */
export const AuthoritiesField = ({ control, offered, isOwn }: AuthoritiesFieldProps) => {
  const t = useT();
  const id = useId();
  const { field, fieldState, formState } = useController({
    control,
    name: 'authorities',
    rules: { validate: names => (isOwn ? true : (authoritiesProblem(names) ?? true)) },
  });
  const chosen = field.value;
  // What the user held at first stays on offer when it is unchecked.
  const options = optionsFor(offered, formState.defaultValues?.authorities?.map(String) ?? []);
  const toggle = (name: string) =>
    field.onChange(chosen.includes(name) ? chosen.filter(one => one !== name) : [...chosen, name].sort());
  const label = t('userManagement.fields.authorities');
  const error = fieldState.error?.message;
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
            className={`form-check-input${error ? ' is-invalid' : ''}`}
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
