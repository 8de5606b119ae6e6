import TranslatorContext from 'react-jhipster/lib/language/translator-context';

export const localeOfNumbers = () => TranslatorContext.context.locale ?? 'pt-br';

/** Each format is made once: that is slow, and a table formats a number in each of its rows. */
const formats = new Map<string, Intl.NumberFormat>();

/** A number that is rounded to nothing has no sign. */
const format = (value: number, minimumFractionDigits: number, maximumFractionDigits: number) => {
  const locale = localeOfNumbers();
  const key = `${locale} ${minimumFractionDigits} ${maximumFractionDigits}`;
  const kept =
    formats.get(key) ??
    new Intl.NumberFormat(locale, { minimumFractionDigits, maximumFractionDigits, signDisplay: 'negative' });
  formats.set(key, kept);
  return kept.format(value);
};

/** A whole number in the user's locale: 1.234 or 1,234 (R164). */
export const formatCount = (count: number) => format(count, 0, 0);

/** A number with up to two decimals in the user's locale: 1.234,5 or 1,234.5 (R164). */
export const formatDecimal = (value: number) => format(value, 0, 2);

/** A number and its unit, in this order or the other, which no line break parts. */
export const withUnit = (before: string, after: string) => `${before}\u00a0${after}`;

/** An amount of money in the user's locale with its prefix: R$ 1.234,50 (R165). */
export const formatMoney = (amount: number) => withUnit('R$', format(amount, 2, 2));
