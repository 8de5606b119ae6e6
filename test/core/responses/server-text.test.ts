import { AxiosError, CanceledError } from 'axios';
import TranslatorContext from 'react-jhipster/lib/language/translator-context';
import { LookupFailed } from 'core/responses/lookup-failed';
import { InvalidResponse } from 'core/responses/responses';
import { textOfFailure, textOfSaveError } from 'core/responses/server-text';
import { en } from '../../../i18n/en';
import { ptBr } from '../../../i18n/pt-br';
import { failureOf } from '../../support/refusal';

type Headers = Record<string, string>;

const textOfRefusal = (status: number, data: unknown, headers?: Headers, config?: object) =>
  textOfFailure(failureOf(status, data, config, headers));

const LOCALES = ['pt-br', 'en'] as const;
const speak = (locale: (typeof LOCALES)[number]) => TranslatorContext.setLocale(locale);
beforeAll(() => {
  TranslatorContext.registerTranslations('pt-br', ptBr);
  TranslatorContext.registerTranslations('en', en);
  TranslatorContext.setDefaultLocale('pt-br');
});
beforeEach(() => speak('pt-br'));

const STATUSES = [0, 400, 401, 403, 404, 405, 409, 412, 413, 422, 429, 500, 502, 503, 504];

const jhipsterHeaders = (key: string, params?: string): Headers => ({
  'x-medconsoleapp-error': key,
  ...(params === undefined ? {} : { 'x-medconsoleapp-params': params }),
});

/** All shapes of a refusal that say nothing more specific than its status. */
const WORDLESS: readonly [string, unknown, Headers?][] = [
  ['no body', ''],
  ['null', null],
  ['an empty object', {}],
  ['a page of HTML', '<html><body><h1>Whitelabel Error Page</h1></body></html>'],
  ['a sentence of the framework about its status', { message: 'error.http.404', detail: '404 NOT_FOUND' }],
  ['a sentence of the framework', { message: 'error.http.500', title: 'x', detail: 'Some words in English.' }],
  ['the standard title of a problem', { type: 'about:blank', title: 'Internal Server Error', detail: 'Bad Request' }],
  ['the default body of Spring', { timestamp: 1, error: 'Not Found', message: 'No message available', path: '/api/x' }],
  ['a key that only names the status', { message: 'error.http.503', title: 'Service Unavailable' }],
  ['an unknown key', { message: 'error.neverHeardOf' }],
  ['an unknown code without a dot', { message: 'neverHeardOf', code: 'NEVER_HEARD_OF' }],
  ['an unknown errorKey', { errorKey: 'neverheardof', message: 'error.neverheardof', params: 'disease' }],
  ['an unknown key in the header', {}, jhipsterHeaders('medconsoleApp.disease.neverHeardOf', 'disease')],
  ['a text that no parameter fills', { message: 'error.NotNull' }],
  ['texts that are no texts', { message: { text: 'x' }, detail: [1], title: 5, fieldErrors: 'none', errorKey: {} }],
  ['the name of what every object inherits', { message: 'constructor', code: '__proto__.name' }],
  ['broken field errors', { fieldErrors: [null, 7, 'x', {}, { field: {}, message: [] }] }],
];

const STATUS_TEXTS: Readonly<Record<number, readonly [portuguese: string, english: string]>> = {
  0: ['Não foi possível falar com o servidor.', 'Server not reachable'],
  400: ['O servidor não aceitou a solicitação.', 'The server did not accept the request.'],
  401: ['Sua sessão terminou.', 'Your session has ended.'],
  403: ['Você não tem autorização para acessar esta página.', 'You are not authorized to access this page.'],
  404: ['Não encontrado', 'Not found'],
  405: ['O servidor não aceita esta operação.', expect.any(String)],
  409: [
    'O servidor recusou: já existe um registro igual, ou um valor aponta para o que não existe mais.',
    expect.stringContaining('already an equal record'),
  ],
  412: [expect.stringContaining('Outra pessoa alterou'), expect.stringContaining('Somebody else changed')],
  413: ['O conteúdo enviado é grande demais para o servidor.', 'What was sent is too large for the server.'],
  422: ['O servidor não aceitou os dados.', 'The server did not accept the data.'],
  429: [expect.stringContaining('Espere um pouco'), expect.stringContaining('Wait a moment')],
  500: ['Erro interno', 'Internal Error'],
  502: ['O servidor está indisponível. Tente de novo.', 'Server unavailable, please try again.'],
  503: ['O servidor está indisponível. Tente de novo.', 'Server unavailable, please try again.'],
  504: ['O servidor está indisponível. Tente de novo.', 'Server unavailable, please try again.'],
};

/** The text of a refusal at each status, in each language. */
const shownAtEveryStatus = (body: unknown, headers?: Headers) =>
  LOCALES.map(locale => {
    speak(locale);
    return STATUSES.map(status => textOfRefusal(status, body, headers));
  });

const EVERY_STATUS_TEXT = LOCALES.map((_, index) => STATUSES.map(status => STATUS_TEXTS[status][index]));

test.each(WORDLESS)(
  'R157: an error response with %s shows the text of its status',
  (_name, body, headers: Headers = {}) => {
    expect(shownAtEveryStatus(body, headers)).toEqual(EVERY_STATUS_TEXT);
  },
);

const everywhere = (texts: readonly string[]) => texts.map(text => STATUSES.map(() => text));

test.each([
  ['the words of its message', { message: 'Manutenção até as 10h.' }],
  ['the words of its detail', { message: 'error.neverHeardOf', detail: 'Manutenção até as 10h.' }],
  ['the words of its title', { title: 'Manutenção até as 10h.' }],
  ['its words beside a code without a dot', { code: 'maintenance', message: 'Manutenção até as 10h.' }],
  ['its plain text', 'Manutenção até as 10h.'],
  ['its plain text over two lines', ' Manutenção\n até as 10h. '],
])('R156: an error response with any status shows %s', (_name, body) => {
  const words = 'Manutenção até as 10h.';
  expect(shownAtEveryStatus(body)).toEqual(everywhere([words, words]));
});

test.each([
  ['a code without a dot', { message: 'couponAlreadyExists' }],
  ['an errorKey', { errorKey: 'couponAlreadyExists', title: 'Cupom duplicado' }],
  ['a code below another prefix', { message: 'medconsoleApp.coupon.error.couponAlreadyExists' }],
  ['a code beside words in English', { code: 'couponAlreadyExists', message: 'This coupon is in use already' }],
  ['a code as plain text', 'couponAlreadyExists'],
])('an error response with any status shows the translation of %s', (_name, body) => {
  const texts = ['Já existe um cupom com este código.', 'There is already a coupon with this code.'];
  expect(shownAtEveryStatus(body)).toEqual(everywhere(texts));
});

test.each([
  ['disease', 'Doenças: um item novo não pode ter ID.'],
  ['medconsoleApp.riskFactor', 'Fatores de risco: um item novo não pode ter ID.'],
  ['spaceship', 'Registro: um item novo não pode ter ID.'],
  [undefined, 'Registro: um item novo não pode ter ID.'],
])('an error about the entity %p uses the name that the console shows', (entity, shown) => {
  expect(textOfRefusal(400, {}, jhipsterHeaders('error.idexists', entity))).toBe(shown);
  expect(textOfRefusal(400, { message: 'error.idexists', params: entity })).toBe(shown);
});

test.each([
  ['DELETE', 'pt-br', 'Sintomas: não é possível excluir, pois outro item usa este.'],
  ['delete', 'en', 'Symptoms: it cannot be deleted, because another item uses it.'],
  ['put', 'pt-br', 'Sintomas: não foi possível salvar por causa de um item vinculado a este.'],
  ['post', 'en', 'Symptoms: it could not be saved because of an item linked to it.'],
] as const)('a %s refused because of relationships shows its own text in %s', (method, locale, shown) => {
  speak(locale);
  const beginning = new RegExp(`^${shown}`);
  const headers = jhipsterHeaders('error.relationships', 'symptom');
  expect(textOfRefusal(400, {}, headers, { method })).toMatch(beginning);
  expect(textOfRefusal(400, { errorKey: 'relationships', params: 'symptom' }, {}, { method })).toMatch(beginning);
});

test('the errors of the first three fields are shown, each once', () => {
  const errorOf = (field: string) => ({ objectName: 'diseaseDTO', field, message: 'NotNull' });
  const fieldErrors = ['name', 'name', 'cid', 'diseaseSymptoms[0].weight', 'free'].map(errorOf);
  expect(textOfRefusal(400, { fieldErrors })).toBe(
    'O campo Nome não pode ser vazio! O campo CID não pode ser vazio! O campo Peso não pode ser vazio!',
  );
});

const fieldError = (message: unknown, field = 'diseaseSymptoms[3].weight', objectName = 'diseaseDTO') => ({
  fieldErrors: [{ objectName, field, message }],
});

test.each([
  [fieldError('Max'), 'O campo Peso tem um valor alto demais!'],
  [fieldError('Size', 'name'), 'O campo Nome não tem o tamanho permitido!'],
  [fieldError('DecimalMin'), 'O campo Peso tem um valor baixo demais!'],
  [fieldError('Past'), 'O campo Peso precisa de uma data no passado!'],
  [fieldError('PositiveOrZero'), 'O campo Peso não pode ser negativo!'],
  [fieldError('NotNull', 'name'), 'O campo Nome não pode ser vazio!'],
  [fieldError('size must be between 0 and 200', 'name'), 'Nome: Tamanho máximo de 200.'],
  [fieldError('size must be between 1 and 2147483647', 'name'), 'Nome: Tamanho mínimo de 1.'],
  [fieldError('length must be between 4 and 50', 'name'), 'Nome: Tamanho de 4 a 50.'],
  [fieldError('must be greater than or equal to 1'), 'Peso: Valor mínimo de 1.'],
  [fieldError('must be less than or equal to 9.5'), 'Peso: Valor máximo de 9.5.'],
  [fieldError('must be greater than 0'), 'Peso: Valor acima de 0.'],
  [fieldError('must be less than -1'), 'Peso: Valor abaixo de -1.'],
  [fieldError('must be between 1 and 9'), 'Peso: Valor de 1 a 9.'],
  [fieldError('must be between 1'), 'must be between 1'],
  [fieldError('NotNull', 'shadowField'), 'O campo que não está nesta tela não pode ser vazio!'],
  [fieldError('must be a well-formed email address', 'email', 'user'), 'O campo E-mail não tem um e-mail válido!'],
  [fieldError('AssertTrue', 'cid'), 'O campo CID não é válido.'],
  [fieldError('O CID já pertence a outra doença.', 'cid'), 'O CID já pertence a outra doença.'],
])('a refused field shows a readable text: %j', (body, shown) => {
  expect(textOfRefusal(400, body)).toBe(shown);
});

const UNIQUE = 'could not execute batch; SQL [insert …]; constraint ["UX_NAME ON DISEASE(NAME)"; SQL statement: …]';
const POSTGRES = 'ERROR: duplicate key value violates unique constraint "ux_name"';
const MYSQL = "Duplicate entry 'Asma' for key 'ux_name'";

test.each([
  [409, {}],
  [409, { message: 'error.http.409', detail: 'Conflict' }],
  [500, { message: 'error.http.500', detail: UNIQUE }],
  [500, { detail: POSTGRES }],
  [400, { message: MYSQL }],
])('a conflict with other records is no breakdown, for a save and for a delete: %s %j', (status, body) => {
  const OF_SAVE = 'O servidor recusou: já existe um registro igual, ou um valor aponta para o que não existe mais.';
  const OF_DELETE = 'Não foi excluído: outros registros ainda usam este.';
  expect(['post', 'put', 'delete'].map(method => textOfRefusal(status, body, {}, { method }))).toEqual([
    OF_SAVE,
    OF_SAVE,
    OF_DELETE,
  ]);
});

test('F214: all messages of a field are shown, the own words of the server among them', () => {
  const fieldErrors = ['Pattern', 'Size', 'Palavra proibida.'].map(message => ({
    objectName: 'riskFactor',
    field: 'name',
    message,
  }));
  expect(textOfRefusal(400, { message: 'error.validation', fieldErrors })).toBe(
    'O campo Nome não tem o formato esperado! O campo Nome não tem o tamanho permitido! Palavra proibida.',
  );
});

test.each([
  [{ title: 'Already exists' }],
  [{ detail: 'A disease with this name already exists.' }],
  [{ error: 'Name is already in use' }],
  [{ errorMessage: 'Duplicate name' }],
  ['This code has already been taken'],
])('F215: an English sentence about an equal record is told in our words: %j', body => {
  const shown = textOfRefusal(400, body, {}, { method: 'post' });
  expect(shown).toBe('O servidor recusou: já existe um registro igual, ou um valor aponta para o que não existe mais.');
});

test('F215: a Portuguese sentence about an equal record says more than ours', () => {
  expect(textOfRefusal(409, { errorMessage: 'Já existe uma doença com o CID A15.' })).toBe(
    'Já existe uma doença com o CID A15.',
  );
});

test.each([
  ['post', /^Outra alteração estava em andamento/],
  ['put', /^Outra pessoa alterou estes dados/],
])('F216: a change at the same time is told by a %s without a person who changed a new record', (method, shown) => {
  const refusals = [
    textOfRefusal(409, { title: 'Conflict', message: 'error.concurrencyFailure' }, {}, { method }),
    textOfRefusal(412, '', {}, { method }),
  ];
  refusals.forEach(text => expect(text).toMatch(shown));
});

const HIDDEN = { title: 'Internal Server Error', message: 'error.http.500', detail: 'Failure during data access' };

test.each([
  ['post', /^O banco de dados recusou: talvez já exista um registro igual/],
  ['put', /^O banco de dados recusou: talvez já exista um registro igual/],
  ['delete', /^O banco de dados recusou: provavelmente outros registros ainda usam este\.$/],
  ['get', /^Erro interno$/],
])('F212: a failure in the database without a reason tells of a %s what is likely', (method, shown) => {
  expect(textOfRefusal(500, HIDDEN, {}, { method })).toMatch(shown);
});

test.each([400, 500])('F212: a body that a server with status %i could not read has its own text', status => {
  const body = { title: 'Bad Request', message: `error.http.${status}`, detail: 'Unable to convert http message' };
  expect(textOfRefusal(status, body)).toMatch(/^O servidor não aceitou a solicitação\. Ele não entendeu/);
});

test.each([
  ['login-already-used', 'Este usuário já existe!'],
  ['email-already-used', 'Este e-mail já está em uso!'],
  ['invalid-password', 'A senha atual não confere.'],
  ['constraint-violation', 'O servidor não aceitou os dados.'],
])('a problem that only its type names has its own text: %s', (type, shown) => {
  const body = { type: `https://www.jhipster.tech/problem/${type}`, title: 'Some words', status: 400 };
  expect(textOfRefusal(400, body)).toBe(shown);
});

test('the title of a problem that the server did not expect is not shown', () => {
  const body = {
    type: 'https://www.jhipster.tech/problem/problem-with-message',
    title: 'No user was here',
    status: 500,
  };
  expect(textOfRefusal(500, body)).toBe('Erro interno');
});

const NO_ANSWER = new AxiosError('Network Error', 'ERR_NETWORK');
const UNREACHABLE = 'Não foi possível falar com o servidor.';
const SLOW = 'O servidor demorou demais para responder.';
const UNKNOWN = 'Não foi possível concluir a operação. Tente de novo; se continuar, avise o suporte.';

test.each([
  ['no answer', NO_ANSWER, UNREACHABLE],
  ['no answer in time', new AxiosError('timeout', 'ECONNABORTED'), SLOW],
  ['no answer in time, as Node calls it', new AxiosError('timeout', 'ETIMEDOUT'), SLOW],
  ['a request given up', new CanceledError(), ''],
  ['an invalid answer', new InvalidResponse(), 'O servidor deu uma resposta inválida.'],
  ['words of the console itself', new Error('A imagem está em uso.'), 'A imagem está em uso.'],
  ['a key of the console itself', new Error('error.duplicated'), 'Já existe um item com este nome.'],
  ['a defect', new TypeError('Cannot read properties of undefined'), UNKNOWN],
  ['a defect in words', new RangeError('Invalid array length'), UNKNOWN],
  [
    'a lookup that failed',
    new LookupFailed({ key: 'changes.lookup.pictures', params: { names: 'asma.png' } }),
    'Nada foi salvo: não foi possível consultar as imagens do texto (asma.png). O que você escreveu continua aqui; tente de novo.',
  ],
  ['nothing at all', undefined, UNKNOWN],
])('a failure has the expected text: %s', (_name, error, shown) => {
  expect(textOfFailure(error)).toBe(shown);
});

test.each([
  ['what the server said alone', failureOf(409, { message: 'Palavra em uso' }), 'Palavra em uso'],
  ['Error! before the text of the status', failureOf(503, ''), `Ocorreu um erro. ${STATUS_TEXTS[503][0]}`],
  ['Error! before a server that does not answer', NO_ANSWER, `Ocorreu um erro. ${UNREACHABLE}`],
  ['Error! before words of the console', new Error('A imagem está em uso.'), 'Ocorreu um erro. A imagem está em uso.'],
  ['Error! alone, where it was given up', new CanceledError(), 'Ocorreu um erro.'],
])('R160: a failed save shows %s', (_name, error, shown) => {
  expect(textOfSaveError(error)).toBe(shown);
});
