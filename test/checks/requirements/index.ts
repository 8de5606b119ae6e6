import type { Area } from './area';
import { account } from './account';
import { administration } from './administration';
import { clinical } from './clinical';
import { commerce } from './commerce';
import { customers } from './customers';
import { forms } from './forms';
import { library } from './library';
import { lists } from './lists';
import { messages } from './messages';
import { notifications } from './notifications';
import { requests } from './requests';
import { routes } from './routes';
import { shell } from './shell';
import { texts } from './texts';
import { values } from './values';

/** What the product must do, in the order of the page. */
export const AREAS: readonly Area[] = [
  routes,
  account,
  shell,
  lists,
  forms,
  texts,
  clinical,
  library,
  commerce,
  notifications,
  customers,
  administration,
  requests,
  messages,
  values,
];
