import { http, type HttpHandler } from 'msw';
import { notFound } from '../problem';
import { accountHandlers } from './account';
import { applicationPictureHandlers } from './application-pictures';
import { authorityHandlers } from './authorities';
import { diseaseSynonymHandlers } from './disease-synonym';
import { diseaseHandlers } from './diseases';
import { flashcardHandlers } from './flashcards';
import { groupHandlers } from './groups';
import { profileHandlers } from './profile';
import { riskFactorHandlers } from './risk-factor';
import { semiologyHandlers } from './semiologies';
import { semiologySynonymHandlers } from './semiologies-synonym';
import { sessionHandlers } from './session';
import { symptomHandlers } from './symptoms';
import { synonymGroupHandlers } from './synonym-group';
import { synonymWordHandlers } from './synonym-word';
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
  ...synonymWordHandlers,
  ...synonymGroupHandlers,
  ...symptomHandlers,
  ...riskFactorHandlers,
  ...groupHandlers,
  ...flashcardHandlers,
  ...diseaseHandlers,
  ...unknownPath,
];
