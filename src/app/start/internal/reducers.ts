import { combineReducers } from 'redux';
import { sections } from 'app/sections';
import { applicationProfile } from 'core/auth/application-profile.duck';
import { authentication, SESSION_ACTIONS } from 'core/auth/authentication-reducer';
import { loadingBar } from 'core/http/loading-bar.duck';
import { localeSlice } from 'core/i18n/locale.duck';
import { messages } from 'core/messages/messages.duck';
import { administration } from 'features/monitoring/administration.duck';
import { pictures } from 'features/pictures/pictures.duck';

const slices = [
  ...sections.flatMap(({ ducks }) => ducks),
  authentication,
  applicationProfile,
  localeSlice,
  loadingBar,
  messages,
  pictures,
  administration,
];

/** The whole state: each slice under its name. */
const reducer = combineReducers(Object.fromEntries(slices.map(slice => [slice.name, slice.reducer])));

/** Signing out removes everything that was loaded for the user (R73). */
export const rootReducer: typeof reducer = (state, action) => {
  if (action.type !== SESSION_ACTIONS.LOGOUT || !state) return reducer(state, action);
  const kept = [localeSlice, applicationProfile].map(({ name, select }) => [name, select(state)]);
  return reducer(Object.fromEntries(kept), action);
};
