import { HttpResponse } from 'msw';
import { sections } from 'app/sections';
import type { Identified } from 'lib/model';
import type { Duck } from 'records/duck';
import { recordCalls } from '../support/duck-calls';

const { sent, answers } = recordCalls();

type Listed = Pick<Duck<Identified>, 'name' | 'maxSearchLength' | 'sorting'> & {
  fetchPage: (query: object) => Promise<unknown>;
};

const ducks = sections.flatMap(section => section.ducks).filter(duck => 'fetchPage' in duck) as unknown as Listed[];
const duckOf = (name: string) => ducks.find(duck => duck.name === name) as Listed;

/** The name of each list in the store and in drafts, the request of a search for "a", and the longest search. */
const LISTS: readonly (readonly [name: string, address: string, maxSearchLength?: number])[] = [
  ['applicationPictures', '/api/application-pictures/find-all?size=20&page=0&name=a'],
  ['audits', '/management/audits?size=20&page=0&sort=auditEventDate,desc&name=a', 0],
  ['commercialNames', '/api/medicine-leaflets/commercial?size=20&page=0&name=a'],
  ['coupon', '/api/coupons?size=20&page=0&code=a'],
  ['userApplication', '/api/customers?size=20&page=0&user.email=a'],
  ['diseaseSynonym', '/api/disease-synonyms?size=20&page=0&name=a'],
  ['diseases', '/api/diseases?size=20&page=0&name=a'],
  ['editorContents', '/api/editor-content?size=20&page=0&name=a'],
  ['flashcards', '/api/diseases/flashcards?size=20&page=0&name=a'],
  ['groups', '/api/groups?size=20&page=0&name=a'],
  ['illustratedProcedures', '/api/illustrated-procedures?size=20&page=0&sort=normalizedName,asc&normalizedName=a'],
  ['illustratedProcedureSynonyms', '/api/illustrated-procedure-synonyms?size=20&page=0&name=a'],
  ['interactions', '/api/interactions?size=20&page=0&name=a'],
  ['laboratories', '/api/laboratories?size=20&page=0&name=a'],
  ['laboratoryGroups', '/api/laboratory-groups?size=20&page=0&name=a'],
  ['laboratorySynonyms', '/api/laboratories-synonym?size=20&page=0&name=a'],
  ['medicalCalculators', '/api/medical-calculators?size=20&page=0&name=a'],
  ['medicalCriteria', '/api/medical-criteria?size=20&page=0&name=a'],
  ['medicalScores', '/api/medical-scores?size=20&page=0&name=a'],
  ['medicineGroups', '/api/medicine-groups?size=20&page=0&name=a'],
  ['medicineLeafletHeads', '/api/medicine-leaflets-heads?size=20&page=0&name=a'],
  ['medicineLeaflets', '/api/medicine-leaflets?size=20&page=0&name=a'],
  ['notification', '/api/notifications?size=20&page=0&sort=id,desc&title=a'],
  ['pediatricDoseCategories', '/api/pediatric-dose-categories?size=20&page=0&name=a'],
  ['pediatricDoseSynonyms', '/api/pediatric-doses-synonym?size=20&page=0&name=a'],
  ['pediatricDoses', '/api/pediatric-doses?size=20&page=0&name=a'],
  ['plans', '/api/plans?size=20&page=0&name=a'],
  ['promotions', '/api/promotions?size=20&page=0&sort=createdDate,desc&name=a'],
  ['riskFactors', '/api/risk-factor?size=20&page=0&name=a'],
  ['semiologies', '/api/semiologies?size=20&page=0&name=a'],
  ['semiologySynonyms', '/api/semiologies-synonym?size=20&page=0&name=a'],
  ['subscription', '/api/subscriptions/customer?size=20&page=0&name=a'],
  ['substances', '/api/substances?size=20&page=0&name=a'],
  ['substancesInteractions', '/api/substances-interactions?size=10&page=0&name=a'],
  ['symptoms', '/api/symptoms?size=20&page=0&name=a', 100],
  ['synonymGroups', '/api/synonym-group?size=9&page=0&name=a'],
  ['synonymWords', '/api/synonym-word?size=20&page=0&name=a'],
  ['userManagement', '/api/users?size=20&page=0&sort=id,asc&name=a', 0],
];

it('no list is left out', () => {
  const known = LISTS.map(([name]) => name);
  const missing = ducks.filter(({ name }) => !known.includes(name));
  expect(
    missing.map(({ name }) => `${name}: add to LISTS of test/sections/ducks.test.ts how it is requested.`),
  ).toEqual([]);
});

it.each(LISTS.map(([name, address, maxSearchLength]) => [name, address, maxSearchLength] as const))(
  'R48, R51, R115: the list %s is requested at %s, and has its own name and search length limit',
  async (name, address, maxSearchLength) => {
    const duck = duckOf(name);
    answers[`GET ${address.split('?')[0]}`] = () => HttpResponse.json([{ id: 7, name: 'a' }]);
    expect(await duck.fetchPage({ search: 'a' })).toMatchObject({ content: [expect.any(Object)], totalElements: 1 });
    expect(sent).toEqual([`GET ${address}`]);
    expect(duck.maxSearchLength).toBe(maxSearchLength);
  },
);

const same = (...columns: string[]) => Object.fromEntries(columns.map(column => [column, column]));

it.each([
  // The names of the fields in the database of a JHipster backend.
  ['audits', { ...same('principal'), timestamp: 'auditEventDate', type: 'auditEventType' }],
  ['illustratedProcedures', { ...same('id', 'free'), name: 'normalizedName' }],
  ['notification', same('title', 'validity', 'scheduleDate', 'sendPush', 'pending', 'justInTime')],
  ['promotions', { ...same('name', 'link', 'promotionType'), state: 'active' }],
  ['userManagement', { ...same('id', 'login', 'email', 'langKey', 'createdDate'), state: 'activated' }],
  // Their server orders them.
  ['plans', {}],
])('the columns sort the list by the expected fields of the server: %s', (name, columns) => {
  expect(duckOf(name).sorting?.by ?? {}).toEqual(columns);
});
