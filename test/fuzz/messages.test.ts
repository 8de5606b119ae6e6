import { AxiosError, AxiosHeaders } from 'axios';
import fc from 'fast-check';
import { fieldErrorsOf } from 'shared/http/field-errors';
import { noticesOfFailure, noticesOfSuccess } from 'shared/http/notifications';
import { textOfNotice, textOfSaveError } from 'shared/i18n/server-text';
import { anyJson, hostileText, MANY } from './hostile';

const responseOf = (status: number, data: unknown, headers: Record<string, string>) => ({
  status,
  statusText: '',
  data,
  headers,
  config: { headers: new AxiosHeaders(), url: '/api/diseases' },
});

const headers = fc.record(
  {
    'x-backoffice-app-alert': hostileText,
    'x-backoffice-app-error': hostileText,
    'x-backoffice-app-params': hostileText,
  },
  { requiredKeys: [] },
);

const fieldErrors = fc.array(
  fc.oneof(anyJson, fc.record({ objectName: hostileText, field: hostileText, message: hostileText })),
);

const bodies = fc.oneof(
  anyJson,
  hostileText,
  fc.record(
    { message: fc.oneof(hostileText, anyJson), detail: anyJson, fieldErrors, path: anyJson },
    { requiredKeys: [] },
  ),
);

const isReadable = (text: string) => text.length <= 1_000 && !text.startsWith('translation-not-found');

test('faults 9, 10, 94: whatever a server says of a failure becomes sentences, none too long and none a missing key', () => {
  fc.assert(
    fc.property(fc.constantFrom(400, 401, 403, 404, 409, 418, 500, 503), bodies, headers, (status, data, given) => {
      const error = new AxiosError('failed', undefined, undefined, undefined, responseOf(status, data, given));
      const told = [...noticesOfFailure(error).map(textOfNotice), textOfSaveError(error)];
      expect(told.filter(text => !isReadable(text))).toEqual([]);
      fieldErrorsOf(error).forEach(({ field, message }) => {
        expect(typeof field).toBe('string');
        expect(typeof message).toBe('string');
      });
    }),
    MANY,
  );
});

test('fault 94: whatever a header says of a success is a text', () => {
  fc.assert(
    fc.property(headers, given => {
      const told = noticesOfSuccess(responseOf(200, {}, given)).map(textOfNotice);
      told.forEach(text => expect(typeof text).toBe('string'));
      expect(told.join().length).toBeLessThanOrEqual(1_000);
    }),
    MANY,
  );
});
