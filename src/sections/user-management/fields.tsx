import { useId } from 'react';
import { localeOf } from 'core/auth/account';
import { textOfNotice } from 'core/http/server-text';
import { DEFAULT_LOCALE, isLocale, locales, LOCALES } from 'core/i18n/locales';
import { useT } from 'core/i18n/use-t';
import { FieldFrame } from 'ui/form/field-frame';
import { useField } from 'ui/form/use-field';
import { authorityText } from './authority-text';

const languageOf = (langKey: string | undefined): string => localeOf({ langKey }) ?? langKey ?? DEFAULT_LOCALE;

/** A language that the console does not speak stays on offer for the user who has it. */
export const LanguageField = ({ opened }: { opened: string | undefined }) => {
  const { field, label } = useField({ name: 'langKey' });
  const codes = [...new Set<string>([...locales, languageOf(opened)])];
  /** The server may write a language in capitals; chosen again, it is as it was. */
  const choose = (code: string) => field.onChange(code === languageOf(opened) ? opened : code);
  return (
    <FieldFrame label={label}>
      {control => (
        <select
          {...control}
          {...field}
          value={languageOf(field.value ?? undefined)}
          onChange={event => choose(event.target.value)}
          className="form-select"
          data-cy="langKey"
        >
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

/** The chosen names, those of the opened user first: what was checked and unchecked again is no change. */
const inOrder = (chosen: readonly string[], held: readonly string[]) => [
  ...held.filter(name => chosen.includes(name)),
  ...chosen.filter(name => !held.includes(name)).sort(),
];

interface AuthoritiesFieldProps {
  options: readonly string[];
  held: readonly string[];
  /** The own account's authorities are shown and stay as they are. */
  isOwn: boolean;
}

/** The checked authorities, and what checks or unchecks one. */
const useAuthorities = (held: readonly string[]) => {
  const { field, ...rest } = useField({ name: 'authorities' });
  const chosen: string[] = field.value;
  const toggle = (name: string) => {
    const others = chosen.filter(one => one !== name);
    field.onChange(inOrder(chosen.includes(name) ? others : [...chosen, name], held));
  };
  return { field, chosen, toggle, ...rest };
};

/** The authorities of a user, one checkbox each. */
export const AuthoritiesField = ({ options, held, isOwn }: AuthoritiesFieldProps) => {
  const t = useT();
  const id = useId();
  const { field, chosen, toggle, label, error, invalid } = useAuthorities(held);
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
          <label className="form-check-label" htmlFor={`${id}-${name}`} title={name}>
            {authorityText(name)}
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
