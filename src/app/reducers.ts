import activate from 'account/activate/activate.duck';
import password from 'account/password/password.duck';
import register from 'account/register/register.duck';
import passwordReset from 'account/reset/password-reset.duck';
import settings from 'account/settings/settings.duck';
import { combineReducers } from 'redux';
import applicationProfile from 'core/auth/application-profile.duck';
import { ACTION_TYPES, authentication } from 'core/auth/authentication-reducer';
import { administration } from 'features/monitoring/administration.duck';
import loadingBar from 'core/http/loading-bar.duck';
import locale from 'core/i18n/locale.duck';
import { messages } from 'core/messages/messages.duck';
import { pictures } from 'features/pictures/pictures.duck';
import { sections } from './sections';

/** The parts of the store that belong to no section. */
const shared = {
  authentication: authentication.reducer,
  applicationProfile,
  locale,
  activate,
  register,
  password,
  passwordReset,
  settings,
  loadingBar,
  messages: messages.reducer,
  pictures: pictures.reducer,
  administration: administration.reducer,
};

const ofSections = Object.fromEntries(
  sections.flatMap(({ ducks }) => ducks.map(({ name, reducer }) => [name, reducer] as const)),
);

/** The whole state: the shared parts, and each section's ducks under their names. */
const reducer = combineReducers({ ...ofSections, ...shared });

/** Signing out removes everything that was loaded for the user (R73). */
export const rootReducer: typeof reducer = (state, action) => {
  if (action.type !== ACTION_TYPES.LOGOUT || !state) return reducer(state, action);
  const { locale: chosen, applicationProfile: profile } = state;
  return reducer({ locale: chosen, applicationProfile: profile }, action);
};

export type RootState = ReturnType<typeof rootReducer>;
