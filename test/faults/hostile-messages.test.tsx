import fc from 'fast-check';
import { fieldErrorsOf } from 'core/responses/field-errors';
import { textOfFailure, textOfMessage, textOfSaveError, textOfSuccess } from 'core/responses/server-text';
import { failureOf, responseOf } from '../support/refusal';
import { anyJson, hostileText, MANY } from './hostile-values';

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

const isReadable = (text: string) => text.length <= 1_000 && !/translation-not-found|\{\{/.test(text);

test('R156, F10, F94: any error response becomes a message in words, of limited length and without a missing key', () => {
  fc.assert(
    fc.property(fc.constantFrom(400, 401, 403, 404, 409, 418, 500, 503), bodies, headers, (status, data, given) => {
      const error = failureOf(status, data, {}, given);
      const shown = [textOfFailure(error), textOfSaveError(error)];
      expect(shown.filter(text => !isReadable(text))).toEqual([]);
      fieldErrorsOf(error).forEach(({ field, message }) => {
        expect(typeof field).toBe('string');
        expect(isReadable(textOfMessage({ key: message, params: { fieldName: 'CID' } }))).toBe(true);
      });
    }),
    MANY,
  );
});

test('F94: any header of a successful response becomes a message of limited length or no message', () => {
  fc.assert(
    fc.property(headers, given => {
      expect(isReadable(textOfSuccess(responseOf(200, {}, given)) ?? '')).toBe(true);
    }),
    MANY,
  );
});
