import { AxiosError, AxiosHeaders, CanceledError, type AxiosResponse } from 'axios';
import { InvalidAnswer } from 'shared/http/answers';
import { noticesOfFailure, noticesOfSuccess } from 'shared/http/notifications';

const response = (status: number, data: unknown, headers: Record<string, string> = {}): AxiosResponse => ({
  status,
  statusText: '',
  data,
  headers,
  config: { headers: new AxiosHeaders(), url: '/api/diseases' },
});

const failure = (status: number, data: unknown, headers?: Record<string, string>) =>
  new AxiosError('failed', undefined, undefined, undefined, response(status, data, headers));

test.each([
  ['status 0', failure(0, ''), [{ key: 'error.server.not.reachable' }]],
  ['no answer', new AxiosError('Network Error', 'ERR_NETWORK'), [{ key: 'error.server.not.reachable' }]],
  ['404', failure(404, {}), [{ key: 'error.url.not.found' }]],
  ['403', failure(403, { message: 'error.http.403' }), [{ key: 'error.http.403' }]],
  [
    '400 with an app-error header of any prefix and case',
    failure(400, {}, { 'X-Other-App-Error': 'error.idexists', 'x-other-app-params': 'diseases' }),
    [{ key: 'error.idexists', params: { entityKey: 'diseases' } }],
  ],
  [
    '400 with field errors',
    failure(400, { fieldErrors: [{ objectName: 'diseases', field: 'diseaseSymptoms[3].weight', message: 'Max' }] }),
    [{ key: 'error.Size', params: { fieldName: 'diseases.diseaseSymptoms[].weight' } }],
  ],
  ['another status with a message', failure(409, { message: 'Já existe' }), [{ key: 'Já existe' }]],
  [
    'a code with words beside it',
    failure(409, { message: 'error.stillUsed', detail: 'Em uso por 3 doenças' }),
    [{ key: 'error.stillUsed', words: 'Em uso por 3 doenças' }],
  ],
  ['500 with a page of HTML', failure(500, '<h1>Whitelabel</h1>'), [{ key: 'error.internalServerError' }]],
  ['a proxy without its server', failure(502, '<html>'), [{ key: 'error.server.unavailable' }]],
  ['401 on an account path', failure(401, { message: 'x', path: '/api/account/me' }), []],
  ['401 with an empty message', failure(401, { message: '' }), []],
  ['a request given up', new CanceledError(), []],
  ['an invalid answer', new InvalidAnswer(), [{ key: 'error.invalidAnswer' }]],
  ['something else', new Error('Boom'), [{ key: 'Boom' }]],
  ['nothing at all', undefined, [{ key: 'error.unknown' }]],
])('%s', (_name, error, notices) => {
  expect(noticesOfFailure(error)).toEqual(notices);
});

test('an app-alert header is told with its parameter decoded', () => {
  const headers = { 'x-backoffice-app-alert': 'userManagement.created', 'x-backoffice-app-params': 'jo%C3%A3o' };
  expect(noticesOfSuccess(response(201, {}, headers))).toEqual([
    { key: 'userManagement.created', params: { param: 'joão' } },
  ]);
});
