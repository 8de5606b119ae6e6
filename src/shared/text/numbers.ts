import numeral from 'numeral';
import TranslatorContext from 'react-jhipster/lib/language/translator-context';

/** Number formats of spec 9. */
const COUNT_FORMAT = '0,0';
const DECIMAL_FORMAT = '0,0.[00]';

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

/** From here on JavaScript writes numbers with an exponent, which numeral cannot read. */
const LARGEST = 1e21;

const format = (value: number, pattern: string) => {
  if (!(Math.abs(value) < LARGEST)) return String(value);
  numeral.locale(TranslatorContext.context.locale ?? 'pt-br');
  return numeral(Number(value.toFixed(2))).format(pattern);
};

/** A whole number in the reader's locale: 1.234 or 1,234. */
export const formatCount = (count: number) => format(count, COUNT_FORMAT);

/** A number with up to two decimals in the reader's locale: 1.234,5 or 1,234.5. */
export const formatDecimal = (value: number) => format(value, DECIMAL_FORMAT);

/** An amount of money in the reader's locale with its prefix: R$ 1.234,50 (decision 27). */
export const formatMoney = (amount: number) => `R$ ${format(amount, '0,0.00')}`;

/** Digits of a typed number; unless it is whole, one dot (a comma counts as one) and no leading zeros (decision 27). */
export const digitsOf = (typed: string, whole = false): string => {
  const [head = '', ...tail] = typed.replace(/,/g, '.').split('.');
  const digits = (text: string) => text.replace(/\D/g, '');
  const integer = digits(whole ? typed.replace(/[.,].*$/, '') : head).replace(/^0+(?=\d)/, '');
  return whole || tail.length === 0 ? integer : `${integer}.${digits(tail.join(''))}`;
};

/** The number a filtered text stands for; nothing for no digits. */
export const numberOf = (digits: string): number | undefined => (/\d/.test(digits) ? Number(digits) : undefined);
