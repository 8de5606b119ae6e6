import { useId } from 'react';
import { isLocale, languageTag, type Locale, LOCALES, locales } from 'core/i18n/locales';
import { useT } from 'core/i18n/use-t';

interface TextLanguageProps {
  locale: Locale;
  onLocale: (to: Locale) => void;
}

/** Selects the language in which the browser checks the spelling and a screen reader reads the text. */
export const TextLanguage = ({ locale, onLocale }: TextLanguageProps) => {
  const t = useT();
  const id = useId();
  return (
    <span className="text-language">
      <label htmlFor={id}>{t('writing.language')}</label>
      <select
        id={id}
        className="form-select form-select-sm"
        value={locale}
        onChange={({ target: { value } }) => isLocale(value) && onLocale(value)}
        data-cy="textLanguage"
      >
        {locales.map(code => (
          <option key={code} value={code} lang={languageTag(code)}>
            {LOCALES[code]}
          </option>
        ))}
      </select>
    </span>
  );
};
