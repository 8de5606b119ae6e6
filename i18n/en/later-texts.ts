import type { LaterTexts } from '../pt-br/later-texts';
import applicationPictures from './later/application-pictures.json';
import activate from './later/activate.json';
import password from './later/password.json';
import register from './later/register.json';
import reset from './later/reset.json';
import settings from './later/settings.json';
import diseaseSynonym from './later/disease-synonym.json';
import diseases from './later/diseases.json';
import changes from './later/changes.json';
import coupon from './later/coupon.json';
import plans from './later/plans.json';
import promotions from './later/promotions.json';
import medicalScores from './later/medical-scores.json';
import medicalCriteria from './later/medical-criteria.json';
import medicalCalculators from './later/medical-calculators.json';
import pediatricDoses from './later/pediatric-doses.json';
import riskFactor from './later/risk-factor.json';
import symptoms from './later/symptoms.json';
import synonymGroup from './later/synonym-group.json';
import groups from './later/groups.json';
import medicineGroups from './later/medicine-groups.json';
import medicineLeaflets from './later/medicine-leaflets.json';
import laboratoryGroups from './later/laboratory-groups.json';
import laboratories from './later/laboratories.json';
import illustratedProcedures from './later/illustrated-procedures.json';
import editorContents from './later/editor-contents.json';
import interactions from './later/interactions.json';
import health from './later/health.json';
import metrics from './later/metrics.json';
import configuration from './later/configuration.json';
import audits from './later/audits.json';
import logs from './later/logs.json';
import docs from './later/docs.json';
import gateway from './later/gateway.json';
import notification from './later/notification.json';
import applicationSettings from './later/application-settings.json';
import syncResume from './later/sync-resume.json';
import resetPassword from './later/reset-password.json';
import flashcards from './later/flashcards.json';
import global from './later/global.json';
import hints from './later/hints.json';
import home from './later/home.json';
import lists from './later/lists.json';
import login from './later/login.json';
import messageLog from './later/message-log.json';
import palette from './later/palette.json';
import shortcuts from './later/shortcuts.json';
import semiologies from './later/semiologies.json';
import userApplication from './later/user-application.json';
import userManagement from './later/user-management.json';
import writing from './later/writing.json';

/** What all other screens and dialogs say: these texts come with the first of them that opens, or when there is time. */
export const laterTexts: LaterTexts = {
  ...global,
  applicationPictures,
  activate,
  password,
  register,
  reset,
  settings,
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
  messageLog,
  palette,
  shortcuts,
  semiologies,
  userApplication,
  userManagement,
  writing,
};
