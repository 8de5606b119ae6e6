import activate from 'account/activate/activate.duck';
import password from 'account/password/password.duck';
import register from 'account/register/register.duck';
import passwordReset from 'account/reset/password-reset.duck';
import settings from 'account/settings/settings.duck';
import { combineReducers } from 'redux';
import { applicationPictures } from 'sections/application-pictures/duck';
import { diseaseSynonyms } from 'sections/disease-synonym/duck';
import { flashcardDiseases, flashcards } from 'sections/flashcards/duck';
import { semiologies, semiologySynonyms } from 'sections/semiologies/duck';
import userManagement from 'sections/user-management/duck';
import applicationProfile from 'shared/auth/application-profile.duck';
import authentication from 'shared/auth/authentication.duck';
import loadingBar from 'shared/http/loading-bar.duck';
import locale from 'shared/i18n/locale.duck';
import pictures from 'shared/pictures/pictures.duck';

/** The whole state, one line a duck. */
export const rootReducer = combineReducers({
  authentication,
  applicationProfile,
  locale,
  activate,
  register,
  password,
  passwordReset,
  settings,
  loadingBar,
  pictures,
  applicationPictures: applicationPictures.reducer,
  diseaseSynonym: diseaseSynonyms.reducer,
  flashcards: flashcards.reducer,
  flashcardDiseases: flashcardDiseases.reducer,
  semiologies: semiologies.reducer,
  semiologySynonyms: semiologySynonyms.reducer,
  userManagement,
});

export type RootState = ReturnType<typeof rootReducer>;
