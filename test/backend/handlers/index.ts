import { http, type HttpHandler } from 'msw';
import { notFound } from '../problem';
import { accountHandlers } from './account';
import { applicationPictureHandlers } from './application-pictures';
import { applicationSettingHandlers } from './application-settings';
import { authorityHandlers } from './authorities';
import { couponHandlers } from './coupons';
import { customerHandlers } from './customers';
import { diseaseSynonymHandlers } from './disease-synonym';
import { notificationHandlers } from './notifications';
import { planHandlers } from './plans';
import { profileHandlers } from './profile';
import { promotionHandlers } from './promotions';
import { semiologyHandlers } from './semiologies';
import { semiologySynonymHandlers } from './semiologies-synonym';
import { sessionHandlers } from './session';
import { subscriptionHandlers } from './subscriptions';
import { syncResumeHandlers } from './sync-resumes';
import { userHandlers } from './users';

const unknownPath = ['*/api', '*/api/*', '*/management', '*/management/*'].map(path =>
  http.all(path, ({ request }) => notFound(request)),
);

/** Every call the backend answers. The first that matches wins; what nobody knows is a 404, never a page of HTML. */
export const handlers: HttpHandler[] = [
  ...profileHandlers,
  ...sessionHandlers,
  ...accountHandlers,
  ...authorityHandlers,
  ...userHandlers,
  ...applicationPictureHandlers,
  ...diseaseSynonymHandlers,
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
  ...unknownPath,
];
