/** The four calls of a resource: list, create, update and delete. */
const crud = (...names: string[]): string[] =>
  names.flatMap(name => [`GET /api/${name}`, `POST /api/${name}`, `PUT /api/${name}`, `DELETE /api/${name}/{id}`]);

interface SpecifiedGroup {
  title: string;
  /** The paragraph of the specification, word for word. */
  text: string;
  /** The calls that it names. */
  calls: readonly string[];
}

/** What the specification says about all calls. */
export const SPECIFIED_FOR_ALL =
  'All paths begin with /api unless stated. Every request carries a bearer Authorization header, has a timeout of 1,000,000 ms and a base path prefix. Responses are read for headers ending in app-alert, app-params and app-error. List calls take size, page (UI 1-based, request 0-based) and an optional search parameter.';

/** The calls of the specification, paragraph by paragraph. */
export const SPECIFIED: readonly SpecifiedGroup[] = [
  {
    title: 'Pictures',
    text: 'application-pictures: GET find-all?name&size&page; GET ?referenceName; POST or PUT; DELETE with a body.',
    calls: [
      'GET /api/application-pictures/find-all',
      'GET /api/application-pictures',
      'POST /api/application-pictures',
      'PUT /api/application-pictures',
      'DELETE /api/application-pictures',
    ],
  },
  {
    title: 'Session and account',
    text: 'Session and account: GET account/me; POST authenticate {username,password,rememberMe} (the token comes from the authorization header, Bearer prefix); POST account/me; POST account/change-password {currentPassword,newPassword}; POST account/activate/{key}; POST register {login,email,password,langKey}; POST account/reset-password/init {mail}; POST account/reset-password/finish {key,password} with app-version header v2.',
    calls: [
      'GET /api/account/me',
      'POST /api/authenticate',
      'POST /api/account/me',
      'POST /api/account/change-password',
      'POST /api/account/activate/{key}',
      'POST /api/register',
      'POST /api/account/reset-password/init',
      'POST /api/account/reset-password/finish',
    ],
  },
  {
    title: 'Content and commerce',
    text: 'CRUD (GET list, POST, PUT, DELETE by id) for groups, medicine-groups, laboratory-groups, risk-factor, symptoms, interactions (plus GET interactions/substance/{id}), medicine-leaflets (plus /commercial and medicine-leaflets-heads), synonym-group, disease-synonym (list at disease-synonyms), medical-criteria, medical-scores, editor-content, medical-calculators, pediatric-doses, laboratories, semiologies, diseases, illustrated-procedures (filter normalizedName, sort), notifications (default sort id,desc), promotions (sort createdDate,desc), coupons (filter code; PUT coupons/status?id&status), plans (list, PUT), semiologies-synonym, laboratories-synonym (GET with name, size, page; POST; PUT; DELETE /{id}).',
    calls: [
      ...crud(
        'groups',
        'medicine-groups',
        'laboratory-groups',
        'risk-factor',
        'symptoms',
        'interactions',
        'medicine-leaflets',
        'synonym-group',
        'medical-criteria',
        'medical-scores',
        'editor-content',
        'medical-calculators',
        'pediatric-doses',
        'laboratories',
        'semiologies',
        'diseases',
        'illustrated-procedures',
        'notifications',
        'promotions',
        'coupons',
        'semiologies-synonym',
        'laboratories-synonym',
      ),
      ...crud('disease-synonym').filter(call => !call.startsWith('GET')),
      'GET /api/disease-synonyms',
      'GET /api/interactions/substance/{id}',
      'GET /api/medicine-leaflets/commercial',
      'GET /api/medicine-leaflets-heads',
      'PUT /api/coupons/status',
      'GET /api/plans',
      'PUT /api/plans',
    ],
  },
  {
    title: 'Substances and flashcards',
    text: 'GET substances (name as array); GET substances-interactions; PUT diseases/flashcards; GET diseases/flashcards.',
    calls: [
      'GET /api/substances',
      'GET /api/substances-interactions',
      'PUT /api/diseases/flashcards',
      'GET /api/diseases/flashcards',
    ],
  },
  {
    title: 'Lists to choose from',
    text: 'Read-only: pediatric-dose-categories, pediatric-doses-synonym, illustrated-procedure-synonyms, synonym-word.',
    calls: [
      'GET /api/pediatric-dose-categories',
      'GET /api/pediatric-doses-synonym',
      'GET /api/illustrated-procedure-synonyms',
      'GET /api/synonym-word',
    ],
  },
  {
    title: 'Customers and subscriptions',
    text: 'Customers: GET customers?user.email&size&page; GET account/user-application-analyzes; POST account/toggle-mobile-activated?mobileUserId; POST account/register-mobile; POST account/register-employee; DELETE account/delete-employee/{id}; POST activate-subscription/{id}. Subscriptions: POST subscriptions/customer (new) or PUT (with id); GET subscriptions/customer/{id}.',
    calls: [
      'GET /api/customers',
      'GET /api/account/user-application-analyzes',
      'POST /api/account/toggle-mobile-activated',
      'POST /api/account/register-mobile',
      'POST /api/account/register-employee',
      'DELETE /api/account/delete-employee/{id}',
      'POST /api/activate-subscription/{id}',
      'POST /api/subscriptions/customer',
      'PUT /api/subscriptions/customer',
      'GET /api/subscriptions/customer/{id}',
    ],
  },
  {
    title: 'Releases, settings and authorities',
    text: 'GET and POST sync-resumes (release payload: id only); GET and PUT application-settings (one setting with key, value); GET authorities; PUT authorities/change-user-authority {userId, authorities as names}.',
    calls: [
      'GET /api/sync-resumes',
      'POST /api/sync-resumes',
      'GET /api/application-settings',
      'PUT /api/application-settings',
      'GET /api/authorities',
      'PUT /api/authorities/change-user-authority',
    ],
  },
  {
    title: 'Users',
    text: 'Users: GET users?page&size&sort, users/authorities, users/{id}; POST and PUT users; DELETE users/{id}; PATCH users/reset-password {login,password}.',
    calls: [
      'GET /api/users',
      'GET /api/users/authorities',
      'GET /api/users/{id}',
      'POST /api/users',
      'PUT /api/users',
      'DELETE /api/users/{id}',
      'PATCH /api/users/reset-password',
    ],
  },
  {
    title: 'Management',
    text: 'Management (no /api prefix): GET /management/health, metrics, threaddump, configprops, env, info, logs; PUT /management/logs {level,name}; GET /management/audits with page, size, sort, fromDate, toDate (total from x-total-count); GET /api/gateway/routes.',
    calls: [
      'GET /management/health',
      'GET /management/metrics',
      'GET /management/threaddump',
      'GET /management/configprops',
      'GET /management/env',
      'GET /management/info',
      'GET /management/logs',
      'PUT /management/logs',
      'GET /management/audits',
      'GET /api/gateway/routes',
    ],
  },
  {
    title: 'Of interactions and plans',
    text: 'Interactions: substances with interactions paged at size 10; create or update has a flag for update when an interactionResult id exists; delete by interactionResult id. Plans are fetched at page 0 size 20 with duplicates by planType removed.',
    calls: [],
  },
  {
    title: 'Others',
    text: 'Paths of further calls: not shown.',
    calls: [],
  },
];
