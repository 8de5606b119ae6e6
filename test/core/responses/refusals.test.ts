import { AxiosError, AxiosHeaders, CanceledError } from 'axios';
import { fieldErrorsOf } from 'core/responses/field-errors';
import { asLookup, LookupFailed } from 'core/responses/lookup-failed';
import { fieldMessageOf, isReported, readRefusal } from 'core/responses/notifications';
import { isConflict, isDatabaseRefusal, isRecordConflict } from 'core/responses/refusals';
import { InvalidResponse, isOutcomeUnknown } from 'core/responses/responses';
import { isAccessRefused, isSessionEnd } from 'core/responses/session-end';
import { UnreadablePart } from 'lib/records/parts';
import { failureOf, responseOf } from '../../support/refusal';

const NETWORK = new AxiosError('Network Error', 'ERR_NETWORK');

describe('field errors', () => {
  it.each([
    ['diseaseSymptoms[3].weight', 'Max', { field: 'diseaseSymptoms.3.weight', message: 'error.Max' }],
    ['a[12].b[0].c', 'NotNull', { field: 'a.12.b.0.c', message: 'error.NotNull' }],
    ['name', ' Já\n existe. ', { field: 'name', message: 'Já existe.' }],
  ])('use the field names of the form: %s, %j', (field, message, error) => {
    expect(fieldErrorsOf(failureOf(400, { fieldErrors: [{ field, message }] }))).toEqual([
      { ...error, type: 'server' },
    ]);
  });

  it('F214: contain all messages of one field, each once', () => {
    const said = [
      ['name', 'Pattern'],
      ['cid', 'NotNull'],
      ['name', 'Palavra proibida.'],
      ['name', 'Pattern'],
    ].map(([field, message]) => ({ field, message }));
    expect(fieldErrorsOf(failureOf(400, { fieldErrors: said }))).toEqual([
      { field: 'name', message: 'error.Pattern\nPalavra proibida.', type: 'server' },
      { field: 'cid', message: 'error.NotNull', type: 'server' },
    ]);
  });

  const PARSE = 'JSON parse error: Numeric value (99999999999) out of range of int (-2147483648 - 2147483647)';
  it.each([
    [
      400,
      `${PARSE}; nested exception is x (through reference chain: app.Coupon["limitUsages"])`,
      'limitUsages',
      'must be between -2147483648 and 2147483647',
    ],
    [
      400,
      'JSON parse error: x (through reference chain: app.Disease["diseaseSymptoms"]->java.util.ArrayList[3]->app.W["weight"])',
      'diseaseSymptoms.3.weight',
      'error.invalidField',
    ],
    [500, "Data truncation: Out of range value for column 'limit_usages' at row 1", 'limitUsages', 'error.Range'],
    [500, "Data truncation: Data too long for column 'name' at row 1", 'name', 'error.Size'],
  ])('F217: name the field that a sentence names: %i %s', (status, detail, field, message) => {
    expect(fieldErrorsOf(failureOf(status, { message: `error.http.${status}`, detail }))).toEqual([
      { field, message, type: 'server' },
    ]);
  });

  it('contain one error for a part of the record that could not be read', () => {
    expect(fieldErrorsOf(new UnreadablePart('groups'))).toEqual([
      { field: 'groups', message: 'changes.summary.unreadable', type: 'unreadable' },
    ]);
  });

  const GOOD = { field: 'name', message: 'Max' };
  const refused = (...fieldErrors: unknown[]) => failureOf(400, { fieldErrors });

  it.each<[string, unknown]>([
    ['another status', failureOf(409, { fieldErrors: [GOOD] })],
    ['no body', failureOf(400, null)],
    ['a text', failureOf(400, 'refused')],
    ['no list of fields', failureOf(400, { fieldErrors: { 0: GOOD } })],
    ['no field', refused(null, 'x', {})],
    ['a field without a name', refused({ message: 'Max' }, { ...GOOD, field: '' }, { ...GOOD, field: 7 })],
    ['a field without words', refused({ field: 'name' }, { ...GOOD, message: '' }, { ...GOOD, message: 7 })],
    ['no answer', NETWORK],
    ['no request', { response: { status: 400, data: { fieldErrors: [GOOD] } } }],
  ])('are not returned if there is %s', (_what, error) => {
    expect(fieldErrorsOf(error)).toEqual([]);
  });
});

it.each<[string, string]>([
  ['must not be null', 'error.NotNull'],
  ['May not be empty', 'error.NotNull'],
  ['must not be blank', 'error.NotNull'],
  ['This must not be null', 'This must not be null'],
  ['must not be null here', 'must not be null here'],
  ['size must be between 1 and 200', 'size must be between 1 and 200'],
  ['length must be less', 'error.Size'],
  ['must be greater than 0', 'must be greater than 0'],
  ['must be less than 9', 'must be less than 9'],
  ['must be a past date', 'error.invalidField'],
  ['must be true', 'error.invalidField'],
  ['must be less than the end', 'error.Range'],
  ['numeric value out of bounds (<3 digits>.<2 digits> expected)', 'error.Digits'],
  ['Its size must be small', 'Its size must be small'],
  ['It must be less than 9', 'It must be less than 9'],
  ['must be a well-formed email address', 'error.Email'],
  ['must match "a b"', 'error.Pattern'],
  ['It must match "a b"', 'It must match "a b"'],
  ...['Size', 'Length'].map((code): [string, string] => [code, 'error.Size']),
  ...['NotNull', 'NotEmpty'].map((code): [string, string] => [code, 'error.NotNull']),
  ...['Min', 'DecimalMin'].map((code): [string, string] => [code, 'error.Min']),
  ...['Max', 'DecimalMax'].map((code): [string, string] => [code, 'error.Max']),
  ...['NotBlank', 'Pattern', 'Range', 'Digits', 'Positive', 'NegativeOrZero', 'PastOrPresent', 'Future'].map(
    (code): [string, string] => [code, `error.${code}`],
  ),
  ['{javax.validation.constraints.Max.message}', 'error.Max'],
  ['{jakarta.validation.constraints.NotEmpty.message}', 'error.NotNull'],
  ['{org.hibernate.validator.constraints.Length.message}', 'error.Size'],
  ['Max.coupon.limitUsages', 'error.Max'],
  ['Minimum', 'error.Minimum'],
  ['AtMax', 'error.AtMax'],
  ['Email', 'error.Email'],
  ['Email1', 'error.invalidField'],
  ['anEmail', 'error.invalidField'],
  ['coupon.used', 'coupon.used'],
  ['', 'error.invalidField'],
  ['<b>', 'error.invalidField'],
])('R178: a field refused with %j shows the message %s', (message, shown) => {
  expect(fieldMessageOf(message)).toBe(shown);
});

const NOTHING = { status: 400, codes: [], words: [], subject: '', fields: [], isOfDelete: false };

describe('the content of an error response', () => {
  it.each<[string, unknown, object]>([
    ['nothing', null, {}],
    ['a list', ['couponUsed'], {}],
    ['a code as text', 'couponUsed', { codes: ['couponUsed'] }],
    ['words as text', 'Já existe.', { words: ['Já existe.'] }],
    [
      'codes in order, each once',
      { error: 'five', code: 'three', message: 'two', errorKey: 'one', detail: 'four' },
      { codes: ['one', 'two', 'three', 'five'] },
    ],
    ['one code twice', { errorKey: 'one', code: 'one' }, { codes: ['one'] }],
    [
      'words in order',
      { title: 'Não deu 3.', error_description: 'Não deu 4.', detail: 'Não deu 2.', message: ' Não\n deu 1. ' },
      { words: ['Não deu 1.', 'Não deu 2.', 'Não deu 3.', 'Não deu 4.'] },
    ],
    ['its status alone', { message: 'error.http.404', code: '404', errorKey: 'http.404', error: 'error.404' }, {}],
    [
      'more than its status',
      { message: 'error.http.4040', code: 'x404', errorKey: 'my.error.http.404' },
      { codes: ['my.error.http.404', 'error.http.4040', 'x404'] },
    ],
    ['what it is about', { params: 'disease', entityName: 'x' }, { subject: 'disease' }],
    ['what entity it is about', { params: 7, entityName: 'disease' }, { subject: 'disease' }],
    ['what it is about as an object', { params: { a: 1 } }, {}],
  ])('is read from a body with %s', (_what, data, said) => {
    expect(readRefusal(responseOf(400, data))).toEqual({ ...NOTHING, ...said });
  });

  it.each([
    ['the path of a field', 'b[3].c[12]', 'b[].c[]'],
    ['what is no path', 'a b', ''],
    ['a path of 100 characters', 'a'.repeat(100), 'a'.repeat(100)],
    ['a longer path', 'a'.repeat(101), ''],
    ['what is no text', 7, ''],
  ])('names the field of an error, or none: %s', (_what, field, named) => {
    const { fields } = readRefusal(responseOf(400, { fieldErrors: [{ objectName: ' a\n', field, message: 'Max' }] }));
    expect(fields).toEqual([{ objectName: 'a', field: named, message: 'error.Max' }]);
  });

  it('starts with the values of its headers, whatever their prefix', () => {
    const headers = {
      'content-type': 'a.b',
      'X-Any-App-Error': 'error.idexists',
      'x-any-app-params': 'disease',
      'x-app-error-id': 'x',
    };
    expect(readRefusal(responseOf(409, { message: 'two', params: 'x' }, headers))).toEqual({
      ...NOTHING,
      status: 409,
      codes: ['error.idexists', 'two'],
      subject: 'disease',
    });
  });
});

const IN_BACKGROUND = { headers: new AxiosHeaders(), isBackground: true };

it.each<[string, boolean, unknown]>([
  ['nothing', true, undefined],
  ['what is no request', true, new Error('x')],
  ['no answer', true, NETWORK],
  ['no answer in the background', false, new AxiosError('x', 'ERR_NETWORK', IN_BACKGROUND)],
  ['a 403 without words', true, failureOf(403, {})],
  ['a 403 in the background', false, failureOf(403, { message: 'x' }, { isBackground: true })],
  ['a 401 without words', false, failureOf(401, {})],
  ['a 401 with an empty text', false, failureOf(401, ' ')],
  ['a 401 with a text', true, failureOf(401, 'refused')],
  ['a 401 with a message', true, failureOf(401, { message: 'x' })],
  ['a 401 with a detail', true, failureOf(401, { detail: 'x' })],
  ['a 401 of the account', false, failureOf(401, { message: 'x' }, { url: '/api/account/me' })],
  ['a 401 of the sign-in', false, failureOf(401, { message: 'x' }, { url: 'api/authenticate' })],
  ['a 401 whose body names the account', false, failureOf(401, { message: 'x', path: '/api/account' })],
  ['a 401 whose body names another path', true, failureOf(401, { message: 'x', path: '/x' }, { url: '/api/account' })],
  ['a 401 whose path is no text', false, failureOf(401, { message: 'x', path: 7 }, { url: '/api/account' })],
])('%s is reported in a toast: %s', (_what, isShown, error) => {
  expect(isReported(error)).toBe(isShown);
});

const OF_NO_REQUEST = new AxiosError('x', undefined, undefined, undefined, responseOf(401, {}));
const WITH_TOKEN = { headers: new AxiosHeaders({ Authorization: 'Bearer a' }) };

it.each<[string, unknown, boolean[]]>([
  ['no request', { response: { status: 409 } }, [false, false, false, false]],
  ['no answer', NETWORK, [false, false, false, true]],
  ['a request that was given up', new CanceledError(), [false, false, false, true]],
  ['an answer that cannot be read', new InvalidResponse(), [false, false, false, true]],
  ['a 502 of a proxy', failureOf(502, '<html>'), [false, false, false, true]],
  ['a 503', failureOf(503, ''), [false, false, false, false]],
  ['a 504 of a proxy', failureOf(504, ''), [false, false, false, true]],
  ['a 409', failureOf(409, {}), [true, false, false, false]],
  ['a 401 of no known request', OF_NO_REQUEST, [false, true, false, false]],
  ['a 401 without a token', failureOf(401, {}), [false, true, false, false]],
  ['a 401 with a token', failureOf(401, {}, WITH_TOKEN), [false, true, true, false]],
  ['a 403 with a token', failureOf(403, {}, WITH_TOKEN), [false, true, true, false]],
  ['a 403 in the background', failureOf(403, {}, { ...WITH_TOKEN, isBackground: true }), [false, true, false, false]],
  ['a 500 with a token', failureOf(500, {}, WITH_TOKEN), [false, false, false, false]],
])('the kind of failure is recognized: %s', (_what, error, kinds) => {
  expect([isConflict, isAccessRefused, isSessionEnd, isOutcomeUnknown].map(isOf => isOf(error))).toEqual(kinds);
});

const SENTENCES = [
  'Already exists',
  'A record with this name already exists.',
  'name_already_in_use',
  'Name is taken',
  'This code has already been taken',
  'Duplicate name',
  'The name must be unique',
  'DUPLICATE_KEY',
  'couponAlreadyExists',
  'Exists already',
  'Still referenced by other records',
  'Já existe.',
  'Nome já cadastrado',
  'Nome duplicado',
];
const PLACES: readonly [string, (text: string) => unknown][] = [
  ...['title', 'detail', 'message', 'error', 'errorMessage', 'error_description', 'errorKey', 'code'].map(
    (part): [string, (text: string) => unknown] => [part, text => ({ status: 400, [part]: text })],
  ),
  ['a title beside a code of the framework', title => ({ title, message: 'error.http.400' })],
  ['bare text', text => text],
];

it.each(PLACES)('F215: a conflict with another record is recognized in %s', (_part, bodyOf) => {
  const refusals = SENTENCES.flatMap(text => [400, 422, 500].map(status => failureOf(status, bodyOf(text))));
  expect(refusals.filter(error => !isRecordConflict(error))).toEqual([]);
});

it.each([
  [400, { title: 'A new risk factor cannot already have an ID', errorKey: 'idexists' }],
  [400, { detail: 'Coupon already used' }],
  [400, { title: 'Method argument not valid', message: 'error.validation' }],
  [404, { title: 'Already exists' }],
  [409, { title: 'Conflict', message: 'error.concurrencyFailure' }],
  [409, { detail: 'Row was updated or deleted by another transaction' }],
])('F215: no other refusal is taken for a conflict with another record: %i %j', (status, body) => {
  expect(isRecordConflict(failureOf(status, body))).toBe(false);
});

const HIDDEN = { message: 'error.http.500', detail: 'Failure during data access' };
it.each([
  ['post', '/api/diseases', HIDDEN, true],
  ['PUT', '/api/diseases', HIDDEN, true],
  ['delete', '/api/diseases/1', HIDDEN, true],
  ['put', '/api/diseases', { detail: 'could not execute statement' }, true],
  ['put', '/api/diseases', { title: 'DataIntegrityViolationException' }, true],
  ['get', '/api/diseases', HIDDEN, false],
  ['post', '/api/authenticate', HIDDEN, false],
  ['post', '/api/diseases', { detail: 'Unexpected runtime exception' }, false],
  ['post', '/api/diseases', { detail: 'could not execute batch; constraint ["UX_NAME"]' }, false],
])('F212: a refusal of the database without a reason is recognized: %s %s %j', (method, url, body, isRefused) => {
  expect(isDatabaseRefusal(failureOf(500, body, { method, url }))).toBe(isRefused);
});

describe('a read that a save depends on', () => {
  it('fails as a lookup, with the default message or the message of its caller', async () => {
    const cause = new Error('away');
    const failure = await asLookup(Promise.reject(cause)).catch((error: unknown) => error);
    expect(failure).toMatchObject({
      message: 'changes.lookup.failed',
      serverMessage: { key: 'changes.lookup.failed' },
      cause,
    });
    const message = { key: 'changes.lookup.pictures', params: { names: 'a' } } as const;
    await expect(asLookup(Promise.reject(cause), message)).rejects.toMatchObject({ serverMessage: message });
  });

  it.each([
    ['of a call that ends the session', WITH_TOKEN, AxiosError],
    ['of a call in the background does not end it, so it', { ...WITH_TOKEN, isBackground: true }, LookupFailed],
  ])('keeps or replaces its error: a 403 %s', async (_what, config, kind) => {
    await expect(asLookup(Promise.reject(failureOf(403, {}, config)))).rejects.toBeInstanceOf(kind);
  });

  it('keeps the error of a nested lookup', async () => {
    const inner = new LookupFailed({ key: 'changes.lookup.pictures' });
    await expect(asLookup(Promise.reject(inner))).rejects.toBe(inner);
  });
});
