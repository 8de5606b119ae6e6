import numeral from 'numeral';
import TranslatorContext from 'react-jhipster/lib/language/translator-context';

/** Number formats of spec 9. */
const COUNT_FORMAT = '0,0';

const SEPARATORS = { 'pt-br': { thousands: '.', decimal: ',' }, en: { thousands: ',', decimal: '.' } };

// numeral's own locale files cannot be loaded beside react-jhipster, which registers all of them at once.
Object.entries(SEPARATORS).forEach(([locale, delimiters]) => {
  if (numeral.locales[locale]) return;
  numeral.register('locale', locale, {
    delimiters,
    abbreviations: { thousand: 'mil', million: 'M', billion: 'B', trillion: 'T' },
    ordinal: () => 'º',
    currency: { symbol: 'R$' },
  });
});

const format = (value: number, pattern: string) => {
  numeral.locale(TranslatorContext.context.locale ?? 'pt-br');
  return numeral(value).format(pattern);
};

/** A whole number in the reader's locale: 1.234 or 1,234. */
export const formatCount = (count: number) => format(count, COUNT_FORMAT);
