import TranslatorContext from 'react-jhipster/lib/language/translator-context';
import { formatTime } from 'core/i18n/times';

jest.useFakeTimers({ now: new Date(2026, 4, 10, 15, 4, 5) });

it.each([
  ['pt-br', new Date(2026, 4, 10, 9, 8, 7), '09:08:07'],
  ['pt-br', new Date(2026, 4, 9, 15, 4, 5), '09/05/2026, 15:04'],
  ['pt-br', new Date(2025, 4, 10, 15, 4, 5), '10/05/2025, 15:04'],
  ['en', new Date(2026, 4, 10, 9, 8, 7), '9:08:07 AM'],
  ['en', new Date(2026, 4, 9, 15, 4, 5), '5/9/26, 3:04 PM'],
  ['xx', new Date(2026, 4, 10, 9, 8, 7), '09:08:07'],
  [undefined, new Date(2026, 4, 10, 9, 8, 7), '09:08:07'],
] as const)('in the language %s, the time %s is shown as %s', (locale, moment, text) => {
  TranslatorContext.setLocale(locale as string);
  expect(formatTime(moment.getTime()).replace(/\s/g, ' ')).toBe(text);
});
