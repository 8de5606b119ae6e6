import { http, type HttpHandler } from 'msw';
import { notFound } from '../problem';
import { respondWith } from '../respond';
import { accountHandlers } from './account';
import { apiDocsHandlers } from './api-docs';
import { applicationPictureHandlers } from './application-pictures';
import { applicationSettingHandlers } from './application-settings';
import { authorityHandlers } from './authorities';
import { couponHandlers } from './coupons';
import { customerHandlers } from './customers';
import { diseaseSynonymHandlers } from './disease-synonym';
import { diseaseHandlers } from './diseases';
import { editorContentHandlers } from './editor-content';
import { flashcardHandlers } from './flashcards';
import { groupHandlers } from './groups';
import { illustratedProcedureHandlers } from './illustrated-procedures';
import { interactionHandlers } from './interactions';
import { laboratoryHandlers } from './laboratories';
import { managementHandlers } from './management';
import { medicalFormulaHandlers } from './medical-formulas';
import { medicineGroupHandlers } from './medicine-groups';
import { medicineLeafletHandlers } from './medicine-leaflets';
import { notificationHandlers } from './notifications';
import { pediatricDoseHandlers } from './pediatric-doses';
import { planHandlers } from './plans';
import { profileHandlers } from './profile';
import { promotionHandlers } from './promotions';
import { riskFactorHandlers } from './risk-factor';
import { semiologyHandlers } from './semiologies';
import { semiologySynonymHandlers } from './semiologies-synonym';
import { sessionHandlers } from './session';
import { subscriptionHandlers } from './subscriptions';
import { symptomHandlers } from './symptoms';
import { syncResumeHandlers } from './sync-resumes';
import { synonymGroupHandlers } from './synonym-group';
import { synonymWordHandlers } from './synonym-word';
import { userHandlers } from './users';

/** An unknown path gets 404, never an HTML page. */
const unknownPath = ['*/api', '*/api/*', '*/management', '*/management/*'].map(path =>
  http.all(path, ({ request }) => notFound(request)),
);

/** The first matching handler wins. */
const calls: HttpHandler[] = [
  ...profileHandlers,
  ...sessionHandlers,
  ...accountHandlers,
  ...authorityHandlers,
  ...userHandlers,
  ...applicationPictureHandlers,
  ...diseaseSynonymHandlers,
  ...riskFactorHandlers,
  ...synonymGroupHandlers,
  ...symptomHandlers,
  ...groupHandlers,
  ...flashcardHandlers,
  ...diseaseHandlers,
  ...medicineGroupHandlers,
  ...medicineLeafletHandlers,
  ...interactionHandlers,
  ...laboratoryHandlers,
  ...illustratedProcedureHandlers,
  ...pediatricDoseHandlers,
  ...medicalFormulaHandlers,
  ...editorContentHandlers,
  ...semiologySynonymHandlers,
  ...semiologyHandlers,
  ...customerHandlers,
  ...subscriptionHandlers,
  ...planHandlers,
  ...couponHandlers,
  ...promotionHandlers,
  ...notificationHandlers,
  ...applicationSettingHandlers,
  ...syncResumeHandlers,
  ...synonymWordHandlers,
  ...managementHandlers,
  ...apiDocsHandlers,
];

/** The calls that the backend serves: `GET /api/users/{login}`, and the page of the documentation. */
export const SERVED = calls.map(({ info }) =>
  `${String(info.method)} ${String(info.path)}`.replace('*', '').replace(/:(\w+)/g, '{$1}'),
);

/** Every call of the backend. */
export const handlers: HttpHandler[] = [respondWith([...calls, ...unknownPath])];
