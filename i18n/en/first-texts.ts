// Written by `npm run i18n`.
import applicationPictures from './application-pictures.json';
import applicationSettings from './application-settings.json';
import audits from './audits.json';
import changes from './changes.json';
import configuration from './configuration.json';
import coupon from './coupon.json';
import diseaseSynonym from './disease-synonym.json';
import diseases from './diseases.json';
import docs from './docs.json';
import editorContents from './editor-contents.json';
import flashcards from './flashcards.json';
import gateway from './gateway.json';
import global from './global.json';
import groups from './groups.json';
import health from './health.json';
import hints from './hints.json';
import home from './home.json';
import illustratedProcedures from './illustrated-procedures.json';
import interactions from './interactions.json';
import laboratories from './laboratories.json';
import laboratoryGroups from './laboratory-groups.json';
import lists from './lists.json';
import login from './login.json';
import logs from './logs.json';
import medicalCalculators from './medical-calculators.json';
import medicalCriteria from './medical-criteria.json';
import medicalScores from './medical-scores.json';
import medicineGroups from './medicine-groups.json';
import medicineLeaflets from './medicine-leaflets.json';
import messageLog from './message-log.json';
import metrics from './metrics.json';
import network from './network.json';
import notification from './notification.json';
import palette from './palette.json';
import pediatricDoses from './pediatric-doses.json';
import plans from './plans.json';
import promotions from './promotions.json';
import resetPassword from './reset-password.json';
import riskFactor from './risk-factor.json';
import semiologies from './semiologies.json';
import shortcuts from './shortcuts.json';
import symptoms from './symptoms.json';
import syncResume from './sync-resume.json';
import synonymGroup from './synonym-group.json';
import userApplication from './user-application.json';
import userManagement from './user-management.json';

export const firstTexts = {
  applicationPictures,
  applicationSettings,
  audits,
  changes,
  configuration,
  coupon,
  diseaseSynonym,
  diseases,
  docs,
  editorContents,
  flashcards,
  gateway,
  groups,
  health,
  hints,
  home,
  illustratedProcedures,
  interactions,
  laboratories,
  laboratoryGroups,
  lists,
  login,
  logs,
  medicalCalculators,
  medicalCriteria,
  medicalScores,
  medicineGroups,
  medicineLeaflets,
  messageLog,
  metrics,
  network,
  notification,
  palette,
  pediatricDoses,
  plans,
  promotions,
  resetPassword,
  riskFactor,
  semiologies,
  shortcuts,
  symptoms,
  syncResume,
  synonymGroup,
  userApplication,
  userManagement,
  ...global,
};
