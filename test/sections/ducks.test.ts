import { HttpResponse } from 'msw';
import type { Duck } from 'core/redux/create-duck';
import type { Identified } from 'lib/model';
import { applicationPictures } from 'sections/application-pictures/duck';
import { audits } from 'sections/audits/duck';
import { coupons } from 'sections/coupon/duck';
import { diseaseSynonyms } from 'sections/disease-synonym/duck';
import { diseases } from 'sections/diseases/duck';
import { editorContents } from 'sections/editor-contents/duck';
import { flashcards } from 'sections/flashcards/duck';
import { groups } from 'sections/groups/duck';
import { illustratedProcedures, illustratedProcedureSynonyms } from 'sections/illustrated-procedures/duck';
import { interactions, substancesInteractions } from 'sections/interactions/duck';
import { laboratories, laboratorySynonyms } from 'sections/laboratories/duck';
import { laboratoryGroups } from 'sections/laboratory-groups/duck';
import { medicalCalculators } from 'sections/medical-calculators/duck';
import { medicalCriteria } from 'sections/medical-criteria/duck';
import { medicalScores } from 'sections/medical-scores/duck';
import { medicineGroups } from 'sections/medicine-groups/duck';
import { commercialNames, medicineLeafletHeads, medicineLeaflets, substances } from 'sections/medicine-leaflets/duck';
import { notifications } from 'sections/notification/duck';
import { pediatricDoseCategories, pediatricDoses } from 'sections/pediatric-doses/duck';
import { plans } from 'sections/plans/duck';
import { promotions } from 'sections/promotions/duck';
import { riskFactors } from 'sections/risk-factor/duck';
import { semiologies, semiologySynonyms } from 'sections/semiologies/duck';
import { symptoms } from 'sections/symptoms/duck';
import { synonymGroups, synonymWords } from 'sections/synonym-group/duck';
import { customers } from 'sections/user-application/duck';
import { subscriptions } from 'sections/user-application/subscription-duck';
import { userManagement } from 'sections/user-management/duck';
import { recordCalls } from '../support/duck-calls';

const { sent, answers } = recordCalls();

type Listed = Pick<Duck<Identified>, 'name' | 'maxSearchLength'> & { fetchPage: (query: object) => Promise<unknown> };

/** The duck, its name in the store and in drafts, the request of a search for "a", and the longest search. */
const LISTS: readonly (readonly [Listed, name: string, address: string, maxSearchLength?: number])[] = [
  [applicationPictures, 'applicationPictures', '/api/application-pictures/find-all?size=20&page=0&name=a'],
  [audits, 'audits', '/management/audits?size=20&page=0&sort=auditEventDate,desc&name=a', 0],
  [commercialNames, 'commercialNames', '/api/medicine-leaflets/commercial?size=20&page=0&name=a'],
  [coupons, 'coupon', '/api/coupons?size=20&page=0&code=a'],
  [customers, 'userApplication', '/api/customers?size=20&page=0&user.email=a'],
  [diseaseSynonyms, 'diseaseSynonym', '/api/disease-synonyms?size=20&page=0&name=a'],
  [diseases, 'diseases', '/api/diseases?size=20&page=0&name=a'],
  [editorContents, 'editorContents', '/api/editor-content?size=20&page=0&name=a'],
  [flashcards, 'flashcards', '/api/diseases/flashcards?size=20&page=0&name=a'],
  [groups, 'groups', '/api/groups?size=20&page=0&name=a'],
  [
    illustratedProcedures,
    'illustratedProcedures',
    '/api/illustrated-procedures?size=20&page=0&sort=normalizedName,asc&normalizedName=a',
  ],
  [
    illustratedProcedureSynonyms,
    'illustratedProcedureSynonyms',
    '/api/illustrated-procedure-synonyms?size=20&page=0&name=a',
  ],
  [interactions, 'interactions', '/api/interactions?size=20&page=0&name=a'],
  [laboratories, 'laboratories', '/api/laboratories?size=20&page=0&name=a'],
  [laboratoryGroups, 'laboratoryGroups', '/api/laboratory-groups?size=20&page=0&name=a'],
  [laboratorySynonyms, 'laboratorySynonyms', '/api/laboratories-synonym?size=20&page=0&name=a'],
  [medicalCalculators, 'medicalCalculators', '/api/medical-calculators?size=20&page=0&name=a'],
  [medicalCriteria, 'medicalCriteria', '/api/medical-criteria?size=20&page=0&name=a'],
  [medicalScores, 'medicalScores', '/api/medical-scores?size=20&page=0&name=a'],
  [medicineGroups, 'medicineGroups', '/api/medicine-groups?size=20&page=0&name=a'],
  [medicineLeafletHeads, 'medicineLeafletHeads', '/api/medicine-leaflets-heads?size=20&page=0&name=a'],
  [medicineLeaflets, 'medicineLeaflets', '/api/medicine-leaflets?size=20&page=0&name=a'],
  [notifications, 'notification', '/api/notifications?size=20&page=0&sort=id,desc&title=a'],
  [pediatricDoseCategories, 'pediatricDoseCategories', '/api/pediatric-dose-categories?size=20&page=0&name=a'],
  [pediatricDoses, 'pediatricDoses', '/api/pediatric-doses?size=20&page=0&name=a'],
  [plans, 'plans', '/api/plans?size=20&page=0&name=a'],
  [promotions, 'promotions', '/api/promotions?size=20&page=0&sort=createdDate,desc&name=a'],
  [riskFactors, 'riskFactors', '/api/risk-factor?size=20&page=0&name=a'],
  [semiologies, 'semiologies', '/api/semiologies?size=20&page=0&name=a'],
  [semiologySynonyms, 'semiologySynonyms', '/api/semiologies-synonym?size=20&page=0&name=a'],
  [subscriptions, 'subscription', '/api/subscriptions/customer?size=20&page=0&name=a'],
  [substances, 'substances', '/api/substances?size=20&page=0&name=a'],
  [substancesInteractions, 'substancesInteractions', '/api/substances-interactions?size=10&page=0&name=a'],
  [symptoms, 'symptoms', '/api/symptoms?size=20&page=0&name=a', 100],
  [synonymGroups, 'synonymGroups', '/api/synonym-group?size=9&page=0&name=a'],
  [synonymWords, 'synonymWords', '/api/synonym-word?size=20&page=0&name=a'],
  [userManagement, 'userManagement', '/api/users?size=20&page=0&sort=id,asc&name=a', 0],
];

it.each(LISTS.map(([duck, name, address, max]) => [name, address, duck, max] as const))(
  'R48, R51, R115: the list %s is requested at %s, and has its own name and search length limit',
  async (name, address, duck, maxSearchLength) => {
    answers[`GET ${address.split('?')[0]}`] = () => HttpResponse.json([{ id: 7, name: 'a' }]);
    expect(await duck.fetchPage({ search: 'a' })).toMatchObject({ content: [expect.any(Object)], totalElements: 1 });
    expect(sent).toEqual([`GET ${address}`]);
    expect([duck.name, duck.maxSearchLength]).toEqual([name, maxSearchLength]);
  },
);

const same = (...columns: string[]) => Object.fromEntries(columns.map(column => [column, column]));

it.each([
  // The names of the fields in the database of a JHipster backend.
  ['audits', audits, { ...same('principal'), timestamp: 'auditEventDate', type: 'auditEventType' }],
  ['illustrated procedures', illustratedProcedures, { ...same('id', 'free'), name: 'normalizedName' }],
  ['notifications', notifications, same('title', 'validity', 'scheduleDate', 'sendPush', 'pending', 'justInTime')],
  ['promotions', promotions, same('name', 'link', 'promotionType', 'active')],
  ['users', userManagement, same('id', 'login', 'email', 'langKey', 'activated', 'createdDate')],
  ['plans, which their server orders', plans, {}],
])('the columns sort the list by the expected fields of the server: %s', (_what, { sorting }, columns) => {
  expect(sorting?.by ?? {}).toEqual(columns);
});
