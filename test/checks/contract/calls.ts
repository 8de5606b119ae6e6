/** What a reader needs to know about a call that its recording does not say. */
export interface Described {
  /** Why the console makes the call. */
  why: string;
  /** The expected response, if it is not a page of records or the record itself. */
  response?: string;
}

const WORDS: Record<string, (what: string) => string> = {
  GET: what => `a page of ${what}`,
  POST: what => `makes one of the ${what}`,
  PUT: what => `changes one of the ${what}`,
  DELETE: what => `deletes one of the ${what}`,
};

const REFUSED = 'refused with 400 where others need it';

const resource = (path: string, what: string, methods = 'GET POST PUT DELETE'): Record<string, Described> =>
  Object.fromEntries(
    methods
      .split(' ')
      .map(method => [
        `${method} /api/${path}${method === 'DELETE' ? '/{id}' : ''}`,
        { why: WORDS[method](what) + (method === 'DELETE' ? `; ${REFUSED}` : '') },
      ]),
  );

const EMPTY = 'nothing that is read';
const ACTUATOR = 'the actuator’s JSON';

const content: Record<string, Described> = {
  ...resource('application-pictures', 'pictures that texts show', 'POST PUT'),
  'GET /api/application-pictures/find-all': { why: 'a page of pictures' },
  'GET /api/application-pictures': {
    why: 'the picture of a reference name that a text shows as /images/NAME; each is asked for once',
    response: '`Picture`, or a list or page that holds it',
  },
  'DELETE /api/application-pictures': {
    why: 'deletes a picture; the whole record is the body (R89)',
    response: EMPTY,
  },
  ...resource('groups', 'categories of content'),
  ...resource('medicine-groups', 'groups and classes of medicines'),
  ...resource('laboratory-groups', 'groups of laboratory tests'),
  ...resource('risk-factor', 'risk factors'),
  ...resource('symptoms', 'symptoms'),
  ...resource('interactions', 'drug interactions', 'POST PUT'),
  'DELETE /api/interactions/{id}': { why: 'deletes an interaction by the id of its result (R117)' },
  'GET /api/interactions/substance/{substanceId}': {
    why: 'all interactions of a substance',
    response: '`Interaction`, a list or a page of them',
  },
  'GET /api/substances-interactions': { why: 'a page of substances that have interactions, ten at a time' },
  ...resource('medicine-leaflets', 'medicine leaflets'),
  'GET /api/medicine-leaflets/commercial': { why: 'commercial names to choose from (R115)' },
  'GET /api/medicine-leaflets-heads': { why: 'leaflets by id and name, to choose one (R115)' },
  'GET /api/substances': { why: 'substances to choose from' },
  ...resource('synonym-group', 'groups of synonyms'),
  'GET /api/synonym-word': { why: 'words to choose from; a new word is sent inside its group, without id' },
  ...resource('disease-synonym', 'synonyms of diseases', 'POST PUT DELETE'),
  'GET /api/disease-synonyms': { why: 'a page of synonyms of diseases' },
  ...resource('medical-criteria', 'medical criteria'),
  ...resource('medical-scores', 'medical scores'),
  ...resource('medical-calculators', 'medical calculators'),
  ...resource('editor-content', 'contents chosen by the editors'),
  ...resource('pediatric-doses', 'pediatric doses'),
  'GET /api/pediatric-dose-categories': { why: 'categories to choose from' },
  ...resource('laboratories', 'laboratory tests'),
  ...resource('laboratories-synonym', 'synonyms of laboratory tests', 'GET POST'),
  ...resource('semiologies', 'semiologies'),
  ...resource('semiologies-synonym', 'synonyms of semiologies', 'GET POST'),
  ...resource('diseases', 'diseases'),
  'GET /api/diseases/flashcards': { why: 'a page of diseases with their flashcards' },
  'PUT /api/diseases/flashcards': { why: 'saves all flashcards of a disease, renumbered from 1' },
  ...resource('illustrated-procedures', 'illustrated procedures'),
  'GET /api/illustrated-procedure-synonyms': { why: 'synonyms to choose from' },
};

const commerce: Record<string, Described> = {
  ...resource('notifications', 'push notifications'),
  ...resource('promotions', 'promotions', 'GET POST PUT'),
  ...resource('coupons', 'coupons', 'GET POST PUT'),
  'PUT /api/coupons/status': { why: 'turns a coupon on or off at once; `status` is true or false', response: EMPTY },
  ...resource('plans', 'subscription plans', 'GET PUT'),
  'GET /api/customers': { why: 'a page of customers and employees, searched by `user.email`' },
  'GET /api/account/user-application-analyzes': {
    why: 'the figures above the list of customers',
    response: 'an object of numbers, by the names of section 3',
  },
  'POST /api/account/toggle-mobile-activated': { why: 'lets a customer sign in, or no longer', response: EMPTY },
  'POST /api/account/register-mobile': {
    why: 'makes a mobile customer; 409 with a `code` is told in words',
    response: EMPTY,
  },
  'POST /api/account/register-employee': {
    why: 'makes an employee; 409 with a `code` is told in words',
    response: EMPTY,
  },
  'DELETE /api/account/delete-employee/{id}': { why: 'deletes an employee', response: EMPTY },
  'POST /api/activate-subscription/{id}': {
    why: 'gives a customer a subscription; {id} is the customer’s',
    response: EMPTY,
  },
  'GET /api/subscriptions/customer/{id}': {
    why: 'what a customer holds; {id} is the customer’s (R136)',
    response: '`Subscription`; without id or empty where there is none',
  },
  'POST /api/subscriptions/customer': { why: 'a customer’s first subscription' },
  'PUT /api/subscriptions/customer': { why: 'changes a customer’s subscription' },
  'GET /api/sync-resumes': {
    why: 'what waits for release',
    response:
      '`{id, syncObjects: [{id, objectName, type}]}`, a list or a page; null, no id, 204 or 404 where nothing waits (R151)',
  },
  'POST /api/sync-resumes': { why: 'releases what waits', response: EMPTY },
  'GET /api/application-settings': { why: 'all settings', response: '`ApplicationSetting` in a list or page' },
  'PUT /api/application-settings': { why: 'changes one setting', response: EMPTY },
};

const people: Record<string, Described> = {
  'GET /api/account/me': {
    why: 'who is signed in: at the start, after signing in and around settings',
    response: '`Account`',
  },
  'POST /api/authenticate': {
    why: 'signs in',
    response: 'the header `authorization: Bearer …`; the body is not read',
  },
  'POST /api/account/me': {
    why: 'saves the account’s settings, merged over the whole account (R28)',
    response: EMPTY,
  },
  'POST /api/account/change-password': { why: 'changes the own password', response: EMPTY },
  'POST /api/account/activate/{key}': { why: 'activates a registered account, once for each key', response: EMPTY },
  'POST /api/register': { why: 'registers an account; 400 with an `errorKey` is told in words', response: EMPTY },
  'POST /api/account/reset-password/init': { why: 'asks for a mail with a key', response: EMPTY },
  'POST /api/account/reset-password/finish': {
    why: 'sets a password by the key of the mail; sent with the header `app-version: v2`',
    response: EMPTY,
  },
  'GET /api/users': { why: 'a page of accounts', response: 'a page of `Account`, or a list with `x-total-count`' },
  'GET /api/users/authorities': { why: 'the authorities that an account can have', response: 'names, or `{name}`' },
  'GET /api/authorities': {
    why: 'all authorities, for the dialog that gives an account others',
    response: 'names, or `{name}`',
  },
  'GET /api/users/{login}': { why: 'one account; the login stands for the id (R140)', response: '`Account`' },
  'POST /api/users': { why: 'makes an account', response: '`Account`' },
  'PUT /api/users': { why: 'changes an account, or turns its `activated` round', response: '`Account`' },
  'DELETE /api/users/{login}': { why: 'deletes an account', response: EMPTY },
  'PUT /api/authorities/change-user-authority': {
    why: 'gives an account other authorities, by their names',
    response: EMPTY,
  },
  'PATCH /api/users/reset-password': { why: 'sets another account’s password', response: EMPTY },
};

const management: Record<string, Described> = {
  'GET /management/info': {
    why: 'ribbon, production and API docs; without an answer the console behaves as in production',
    response: '`ribbonEnv`, `inProduction`, `isSwaggerEnabled`, or JHipster’s profiles (R38)',
  },
  'GET /management/health': { why: 'state of each service; 503 carries a body too', response: ACTUATOR },
  'GET /management/metrics': { why: 'figures of the server', response: ACTUATOR },
  'GET /management/threaddump': { why: 'threads by state', response: ACTUATOR },
  'GET /management/configprops': { why: 'properties of the configuration', response: ACTUATOR },
  'GET /management/env': { why: 'sources of the configuration', response: ACTUATOR },
  'GET /management/logs': { why: 'level of each logger', response: 'a list of `{name, level}`' },
  'PUT /management/logs': { why: 'changes the level of a logger', response: EMPTY },
  'GET /management/audits': {
    why: 'events of a range of days, `YYYY-MM-DD`',
    response: 'a list of events; their number in the header `x-total-count`',
  },
  'GET /api/gateway/routes': {
    why: 'routes of the gateway; its menu entry shows where there are any',
    response: 'a list of routes',
  },
};

/** Every call that the console makes. Tests compare it with what the screens send. */
export const CALLS: Readonly<Record<string, Described>> = { ...content, ...commerce, ...people, ...management };

/** Calls of section 7 that the console does not make. */
export const NOT_USED: Readonly<Record<string, string>> = {
  'GET /api/interactions': 'The list is one of substances: GET /api/substances-interactions.',
  'DELETE /api/promotions/{id}': 'Promotions have no delete button (R125).',
  'DELETE /api/coupons/{id}': 'Coupons have no delete button (R125).',
  'PUT /api/semiologies-synonym': 'Synonyms are chosen and added in a dialog; no screen changes one.',
  'DELETE /api/semiologies-synonym/{id}': 'As above: no screen deletes one.',
  'PUT /api/laboratories-synonym': 'Synonyms are chosen and added in a dialog; no screen changes one.',
  'DELETE /api/laboratories-synonym/{id}': 'As above: no screen deletes one.',
  'GET /api/pediatric-doses-synonym': 'Synonyms of doses are typed words (R107).',
};

/** Calls that section 7 does not name. */
export const NOT_SPECIFIED: Readonly<Record<string, string>> = {};

/** Requests that bypass axios, as `file: function`, each with what it requests. */
export const OTHER_REQUESTS: Readonly<Record<string, string>> = {
  'src/core/auth/account-prefetch.ts: fetch':
    '`GET /api/account/me` at the start, before axios is there; axios reads the answer as its own.',
  'src/app/start/internal/chunk-import.ts: fetch':
    "a chunk's files beside the page, not of the API: so that one that did not come can be asked for again.",
  'src/app/shell/internal/new-version-notice.tsx: fetch':
    '`GET ./sizes.json` beside the page, not of the API: the version that the server has, when the tab comes back.',
  'src/sections/docs/docs.tsx: fetch':
    '`GET /swagger-ui/index.html`, a page and no call of the API: whether there is one that a frame can show.',
  'src/features/reports/reporter.ts: sendBeacon':
    'reports of what goes wrong, to an address that an installation sets; off by default, and no call of the API.',
};
