import fc from 'fast-check';
import { t } from 'core/i18n/translate';
import { readMany, readPage, readRecord } from 'core/responses/responses';
import { fromBase64, toBase64 } from 'lib/base64';
import { readDateTime, readDay, toDateTimeInput } from 'lib/dates';
import { formatDateTime, formatDay } from 'lib/day-format';
import { isolated } from 'lib/isolated';
import { formatCount, formatDecimal, formatMoney } from 'lib/numbers';
import { sorting } from 'lib/sorting';
import { type NumberKind, readNumber } from 'lib/typed-number';
import { readQuery } from 'records/list-query';
import { anyJson, hostileText, MANY } from './hostile-values';

const wellFormed = fc.string({ unit: 'binary', maxLength: 300 });

describe('Base64', () => {
  test('F79: encodes the UTF-8 bytes of any text and decodes them to the same text', () => {
    fc.assert(
      fc.property(wellFormed, text => {
        const stored = toBase64(text);
        expect(stored).toBe(Buffer.from(text, 'utf8').toString('base64'));
        expect(fromBase64(stored)).toEqual({ text, decodable: true });
      }),
      MANY,
    );
  });

  test('F80: leaves a value unchanged if it is not valid Base64 of UTF-8', () => {
    fc.assert(
      fc.property(
        fc.oneof(
          hostileText,
          fc.uint8Array().map(bytes => Buffer.from(bytes).toString('base64')),
        ),
        stored => {
          const { text, decodable } = fromBase64(stored);
          expect(text).toBe(decodable ? Buffer.from(stored, 'base64').toString('utf8') : stored);
        },
      ),
      MANY,
    );
  });
});

describe('in numbers,', () => {
  test('F84: any typed text is read as a number that JSON can hold, as nothing, or is refused', () => {
    fc.assert(
      fc.property(hostileText, fc.constantFrom('whole', 'decimal', 'cents'), (typed, kind: NumberKind) => {
        const read = readNumber(typed, kind);
        expect(['notation', 'whole', 'digits', 'cents', 'ambiguous', 'undefined', 'number']).toContain(
          typeof read === 'string' ? read : typeof read,
        );
        expect(JSON.stringify({ n: read })).not.toContain('null');
      }),
      MANY,
    );
  });

  test('any number from the server is formatted without NaN or undefined', () => {
    fc.assert(
      fc.property(fc.double({ noNaN: true }), number => {
        const texts = [formatCount, formatDecimal, formatMoney].map(format => format(number));
        expect(texts.join()).not.toMatch(/NaN|undefined/);
      }),
      MANY,
    );
  });
});

describe('in dates,', () => {
  test('F85: any stored text is shown without "Invalid" or "NaN", and is parsed as a day or as nothing', () => {
    fc.assert(
      fc.property(fc.oneof(hostileText, fc.date({ noInvalidDate: true }).map(String)), stored => {
        const shown = [toDateTimeInput, formatDay, formatDateTime].map(show => show(stored));
        expect(shown.join()).not.toMatch(/invalid|NaN/i);
        expect(JSON.stringify(readDay(stored))).toMatch(
          /^\{("date":(null|"\d{4}-\d{2}-\d{2}")|"refused":"(date|year)")\}$/,
        );
      }),
      MANY,
    );
  });

  test('F86: an instant that is converted to an input value and back shows the same minute', () => {
    const days = { min: new Date('1970-01-02'), max: new Date('2199-12-31'), noInvalidDate: true };
    fc.assert(
      fc.property(fc.date(days), at => {
        at.setSeconds(0, 0);
        const shown = toDateTimeInput(at.toISOString());
        const back = (readDateTime(shown) as { date: string }).date;
        // An hour that a clock shows twice may come back as the other of the two.
        const difference = Math.abs(new Date(back).getTime() - at.getTime());
        expect([0, 3_600_000]).toContain(difference);
        expect(toDateTimeInput(back)).toBe(shown);
      }),
      MANY,
    );
  });
});

test('F95: translation parameters are inserted as plain text, and only once', () => {
  fc.assert(
    fc.property(hostileText, name => {
      expect(t('entity.delete.question', { name })).toBe(
        t('entity.delete.question', { name: '§' }).replace('§', () => isolated(name)),
      );
    }),
    MANY,
  );
});

test('F39: any URL of a list gives a page of at least 1 and no unknown sort field', () => {
  fc.assert(
    fc.property(hostileText, text => {
      for (const search of [text, `?page=${text}`, `?search=${text}&page=${text}`])
        expect(readQuery(search).page).toBeGreaterThanOrEqual(1);
      expect(readQuery(`?sort=${text}`, sorting('id,desc', ['name'])).sort).toBeUndefined();
    }),
    MANY,
  );
});

test('F16: a response of any shape is either rejected as invalid or read as a non-null object', () => {
  const isRefusal = (read: () => unknown) => {
    try {
      read();
      return false;
    } catch (error) {
      return (error as Error).message === 'error.invalidResponse';
    }
  };
  fc.assert(
    fc.property(anyJson, response => {
      for (const read of [readPage, readRecord, readMany]) {
        if (isRefusal(() => read(response))) continue;
        const value: unknown = read(response);
        expect(typeof value).toBe('object');
        expect(value).not.toBeNull();
      }
    }),
    MANY,
  );
});
