// Written by `npm run i18n`.
import activate from './later/activate.json';
import applicationPictures from './later/application-pictures.json';
import applicationSettings from './later/application-settings.json';
import aside from './later/aside.json';
import audits from './later/audits.json';
import changes from './later/changes.json';
import configuration from './later/configuration.json';
import coupon from './later/coupon.json';
import diseaseSynonym from './later/disease-synonym.json';
import diseases from './later/diseases.json';
import docs from './later/docs.json';
import editorContents from './later/editor-contents.json';
import find from './later/find.json';
import flashcards from './later/flashcards.json';
import gateway from './later/gateway.json';
import global from './later/global.json';
import groups from './later/groups.json';
import health from './later/health.json';
import hints from './later/hints.json';
import home from './later/home.json';
import illustratedProcedures from './later/illustrated-procedures.json';
import interactions from './later/interactions.json';
import laboratories from './later/laboratories.json';
import laboratoryGroups from './later/laboratory-groups.json';
import lists from './later/lists.json';
import login from './later/login.json';
import logs from './later/logs.json';
import many from './later/many.json';
import medicalCalculators from './later/medical-calculators.json';
import medicalCriteria from './later/medical-criteria.json';
import medicalScores from './later/medical-scores.json';
import medicineGroups from './later/medicine-groups.json';
import medicineLeaflets from './later/medicine-leaflets.json';
import messageLog from './later/message-log.json';
import metrics from './later/metrics.json';
import notification from './later/notification.json';
import palette from './later/palette.json';
import password from './later/password.json';
import pediatricDoses from './later/pediatric-doses.json';
import plans from './later/plans.json';
import promotions from './later/promotions.json';
import register from './later/register.json';
import replace from './later/replace.json';
import reset from './later/reset.json';
import resetPassword from './later/reset-password.json';
import riskFactor from './later/risk-factor.json';
import semiologies from './later/semiologies.json';
import settings from './later/settings.json';
import shortcuts from './later/shortcuts.json';
import symptoms from './later/symptoms.json';
import syncResume from './later/sync-resume.json';
import synonymGroup from './later/synonym-group.json';
import userApplication from './later/user-application.json';
import userManagement from './later/user-management.json';
import versions from './later/versions.json';
import writing from './later/writing.json';

export const laterTexts = {
  activate,
  applicationPictures,
  applicationSettings,
  aside,
  audits,
  changes,
  configuration,
  coupon,
  diseaseSynonym,
  diseases,
  docs,
  editorContents,
  find,
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
  many,
  medicalCalculators,
  medicalCriteria,
  medicalScores,
  medicineGroups,
  medicineLeaflets,
  messageLog,
  metrics,
  notification,
  palette,
  password,
  pediatricDoses,
  plans,
  promotions,
  register,
  replace,
  reset,
  resetPassword,
  riskFactor,
  semiologies,
  settings,
  shortcuts,
  symptoms,
  syncResume,
  synonymGroup,
  userApplication,
  userManagement,
  versions,
  writing,
  ...global,
};
