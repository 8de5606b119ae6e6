import { http, type HttpHandler } from 'msw';
import { notFound } from '../problem';
import { respondWith } from '../respond';
import { accountHandlers } from './account';
import { apiDocsHandlers } from './api-docs';
import { applicationPictureHandlers } from './application-pictures';
import { applicationSettingHandlers } from './application-settings';
import { authorityHandlers } from './authorities';
import { contentHandlers } from './content';
import { couponHandlers } from './coupons';
import { customerHandlers } from './customers';
import { diseaseSynonymHandlers } from './disease-synonym';
import { diseaseHandlers } from './diseases';
import { editorContentHandlers } from './editor-content';
import { flashcardHandlers } from './flashcards';
import { groupHandlers } from './groups';
import { interactionHandlers } from './interactions';
import { managementHandlers } from './management';
import { medicineLeafletHandlers } from './medicine-leaflets';
import { notificationHandlers } from './notifications';
import { planHandlers } from './plans';
import { profileHandlers } from './profile';
import { promotionHandlers } from './promotions';
import { sessionHandlers } from './session';
import { subscriptionHandlers } from './subscriptions';
import { symptomHandlers } from './symptoms';
import { syncResumeHandlers } from './sync-resumes';
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
  ...contentHandlers,
  ...symptomHandlers,
  ...groupHandlers,
  ...flashcardHandlers,
  ...diseaseHandlers,
  ...medicineLeafletHandlers,
  ...interactionHandlers,
  ...editorContentHandlers,
  ...customerHandlers,
  ...subscriptionHandlers,
  ...planHandlers,
  ...couponHandlers,
  ...promotionHandlers,
  ...notificationHandlers,
  ...applicationSettingHandlers,
  ...syncResumeHandlers,
  ...managementHandlers,
  ...apiDocsHandlers,
];

/** The calls that the backend serves: `GET /api/users/{login}`, and the page of the documentation. */
export const SERVED = calls.map(({ info }) =>
  `${String(info.method)} ${String(info.path)}`.replace('*', '').replace(/:(\w+)/g, '{$1}'),
);

/** Every call of the backend. */
export const handlers: HttpHandler[] = [respondWith([...calls, ...unknownPath])];
