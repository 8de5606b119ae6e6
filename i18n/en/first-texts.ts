import type { FirstTexts } from '../pt-br/first-texts';
import applicationPictures from './application-pictures.json';
import diseaseSynonym from './disease-synonym.json';
import diseases from './diseases.json';
import changes from './changes.json';
import coupon from './coupon.json';
import plans from './plans.json';
import promotions from './promotions.json';
import medicalScores from './medical-scores.json';
import medicalCriteria from './medical-criteria.json';
import medicalCalculators from './medical-calculators.json';
import pediatricDoses from './pediatric-doses.json';
import riskFactor from './risk-factor.json';
import symptoms from './symptoms.json';
import synonymGroup from './synonym-group.json';
import groups from './groups.json';
import medicineGroups from './medicine-groups.json';
import medicineLeaflets from './medicine-leaflets.json';
import laboratoryGroups from './laboratory-groups.json';
import laboratories from './laboratories.json';
import illustratedProcedures from './illustrated-procedures.json';
import editorContents from './editor-contents.json';
import interactions from './interactions.json';
import health from './health.json';
import metrics from './metrics.json';
import configuration from './configuration.json';
import audits from './audits.json';
import logs from './logs.json';
import docs from './docs.json';
import gateway from './gateway.json';
import notification from './notification.json';
import applicationSettings from './application-settings.json';
import syncResume from './sync-resume.json';
import resetPassword from './reset-password.json';
import flashcards from './flashcards.json';
import global from './global.json';
import hints from './hints.json';
import home from './home.json';
import lists from './lists.json';
import login from './login.json';
import network from './network.json';
import messageLog from './message-log.json';
import palette from './palette.json';
import shortcuts from './shortcuts.json';
import semiologies from './semiologies.json';
import userApplication from './user-application.json';
import userManagement from './user-management.json';

/** What menus and lists say, and what any request may be refused with: these texts come with the first load. */
export const firstTexts: FirstTexts = {
  ...global,
  applicationPictures,
  diseaseSynonym,
  diseases,
  changes,
  coupon,
  plans,
  promotions,
  medicalScores,
  medicalCriteria,
  medicalCalculators,
  pediatricDoses,
  riskFactor,
  symptoms,
  synonymGroup,
  groups,
  medicineGroups,
  medicineLeaflets,
  laboratoryGroups,
  laboratories,
  illustratedProcedures,
  editorContents,
  interactions,
  health,
  metrics,
  configuration,
  audits,
  logs,
  docs,
  gateway,
  notification,
  applicationSettings,
  syncResume,
  resetPassword,
  flashcards,
  hints,
  home,
  lists,
  login,
  network,
  messageLog,
  palette,
  shortcuts,
  semiologies,
  userApplication,
  userManagement,
};
