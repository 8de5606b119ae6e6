import type { UseFormReturn } from 'react-hook-form';
import { FieldFrame } from 'ui/form/field-frame';
import { isLocale, locales, LOCALES } from 'core/i18n/locales';
import { useT } from 'core/i18n/use-t';
import type { UserValues } from './model';

type TextName = 'login' | 'firstName' | 'lastName' | 'email';

const NAME_RULES = { maxLength: { value: 50, message: 'userManagement.validate.maxlength50' } };

/** The rules of R31. */
const RULES = {
  login: {
    required: 'entity.validation.required',
    pattern: { value: /^[_.@A-Za-z0-9-]*$/, message: 'userManagement.validate.login' },
    maxLength: { value: 50, message: 'userManagement.validate.maxlength50' },
  },
  firstName: NAME_RULES,
  lastName: NAME_RULES,
  email: {
    required: 'entity.validation.required',
    minLength: { value: 5, message: 'userManagement.validate.emailMinlength' },
    maxLength: { value: 254, message: 'userManagement.validate.emailMaxlength' },
    pattern: { value: /^[^\s@]+@[^\s@]+$/, message: 'userManagement.validate.email' },
  },
};

const TYPES: Partial<Record<TextName, string>> = { email: 'email' };

interface FieldProps {
  form: UseFormReturn<UserValues>;
}

export const TextInput = ({ form, name }: FieldProps & { name: TextName }) => {
  const t = useT();
  const error = form.formState.errors[name];
  return (
    <FieldFrame label={t(`userManagement.fields.${name}`)} error={error?.message} required={'required' in RULES[name]}>
      {control => (
        <input
          {...control}
          {...form.register(name, RULES[name])}
          type={TYPES[name] ?? 'text'}
          className={`form-control${error ? ' is-invalid' : ''}`}
          autoComplete="off"
          data-cy={name}
        />
      )}
    </FieldFrame>
  );
};

/** Of the own account it stays on: who deactivates it is locked out. */
export const ActivatedInput = ({ form, isOwn }: FieldProps & { isOwn: boolean }) => {
  const t = useT();
  return (
    <div className="field form-check form-switch">
      <input
        {...form.register('activated')}
        id="user-activated"
        type="checkbox"
        className="form-check-input"
        aria-disabled={isOwn}
        onClick={isOwn ? event => event.preventDefault() : undefined}
        data-cy="activated"
      />
      <label className="form-check-label" htmlFor="user-activated">
        {t('userManagement.fields.activated')}
      </label>
    </div>
  );
};

export const LanguageInput = ({ form }: FieldProps) => {
  const t = useT();
  const error = form.formState.errors.langKey;
  const opened = form.formState.defaultValues?.langKey;
  // A language that the console does not speak stays on offer for the user who has it.
  const codes: readonly string[] = opened && !isLocale(opened) ? [...locales, opened] : locales;
  return (
    <FieldFrame label={t('userManagement.fields.langKey')} error={error?.message}>
      {control => (
        <select
          {...control}
          {...form.register('langKey')}
          className={`form-select${error ? ' is-invalid' : ''}`}
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
