import activate from 'account/activate/activate.duck';
import password from 'account/password/password.duck';
import register from 'account/register/register.duck';
import passwordReset from 'account/reset/password-reset.duck';
import settings from 'account/settings/settings.duck';
import { combineReducers } from 'redux';
import applicationSettings from 'sections/application-settings/duck';
import { coupons } from 'sections/coupon/duck';
import { diseaseSynonyms } from 'sections/disease-synonym/duck';
import { diseases } from 'sections/diseases/duck';
import { groups } from 'sections/groups/duck';
import { medicalScores } from 'sections/medical-scores/duck';
import { medicalCriteria } from 'sections/medical-criteria/duck';
import { medicalCalculators } from 'sections/medical-calculators/duck';
import { editorContents } from 'sections/editor-contents/duck';
import { illustratedProcedures, illustratedProcedureSynonyms } from 'sections/illustrated-procedures/duck';
import { laboratories, laboratorySynonyms } from 'sections/laboratories/duck';
import { laboratoryGroups } from 'sections/laboratory-groups/duck';
import { medicineGroups } from 'sections/medicine-groups/duck';
import { commercialNames, medicineLeafletHeads, medicineLeaflets, substances } from 'sections/medicine-leaflets/duck';
import { interactions, substancesInteractions } from 'sections/interactions/duck';
import { notifications } from 'sections/notification/duck';
import { pediatricDoseCategories, pediatricDoses } from 'sections/pediatric-doses/duck';
import { plans } from 'sections/plans/duck';
import { promotions } from 'sections/promotions/duck';
import resetPassword from 'sections/reset-password/duck';
import { riskFactors } from 'sections/risk-factor/duck';
import { applicationPictures } from 'sections/application-pictures/duck';
import { flashcards } from 'sections/flashcards/duck';
import { semiologies, semiologySynonyms } from 'sections/semiologies/duck';
import { symptoms } from 'sections/symptoms/duck';
import syncResume from 'sections/sync-resume/duck';
import { synonymGroups, synonymWords } from 'sections/synonym-group/duck';
import userApplicationAnalytics from 'sections/user-application/analytics';
import { customers } from 'sections/user-application/duck';
import { openedSubscription, subscriptions } from 'sections/user-application/subscription-duck';
import userManagement from 'sections/user-management/duck';
import applicationProfile from 'core/auth/application-profile.duck';
import authentication, { ACTION_TYPES } from 'core/auth/authentication.duck';
import administration from 'features/monitoring/administration.duck';
import loadingBar from 'core/http/loading-bar.duck';
import locale from 'core/i18n/locale.duck';
import messages from 'core/messages/messages.duck';
import pictures from 'features/pictures/pictures.duck';

/** The whole state, one line a duck. */
const reducer = combineReducers({
  authentication,
  applicationProfile,
  locale,
  activate,
  register,
  password,
  passwordReset,
  settings,
  loadingBar,
  messages,
  pictures,
  applicationSettings,
  coupon: coupons.reducer,
  diseaseSynonym: diseaseSynonyms.reducer,
  groups: groups.reducer,
  riskFactors: riskFactors.reducer,
  symptoms: symptoms.reducer,
  synonymGroups: synonymGroups.reducer,
  synonymWords: synonymWords.reducer,
  diseases: diseases.reducer,
  medicalScores: medicalScores.reducer,
  medicalCriteria: medicalCriteria.reducer,
  medicalCalculators: medicalCalculators.reducer,
  editorContents: editorContents.reducer,
  illustratedProcedures: illustratedProcedures.reducer,
  illustratedProcedureSynonyms: illustratedProcedureSynonyms.reducer,
  laboratories: laboratories.reducer,
  laboratorySynonyms: laboratorySynonyms.reducer,
  laboratoryGroups: laboratoryGroups.reducer,
  medicineGroups: medicineGroups.reducer,
  commercialNames: commercialNames.reducer,
  medicineLeafletHeads: medicineLeafletHeads.reducer,
  medicineLeaflets: medicineLeaflets.reducer,
  substances: substances.reducer,
  interactions: interactions.reducer,
  substancesInteractions: substancesInteractions.reducer,
  notification: notifications.reducer,
  pediatricDoses: pediatricDoses.reducer,
  pediatricDoseCategories: pediatricDoseCategories.reducer,
  plans: plans.reducer,
  promotions: promotions.reducer,
  resetPassword,
  applicationPictures: applicationPictures.reducer,
  flashcards: flashcards.reducer,
  semiologies: semiologies.reducer,
  semiologySynonyms: semiologySynonyms.reducer,
  syncResume,
  administration,
  openedSubscription,
  subscription: subscriptions.reducer,
  userApplication: customers.reducer,
  userApplicationAnalytics,
  userManagement,
});

/** Who signs out leaves nothing behind that was loaded for them (reliability 56). */
export const rootReducer: typeof reducer = (state, action) => {
  if (action.type !== ACTION_TYPES.LOGOUT || !state) return reducer(state, action);
  const { locale: chosen, applicationProfile: profile } = state;
  return reducer({ locale: chosen, applicationProfile: profile }, action);
};

export type RootState = ReturnType<typeof rootReducer>;
