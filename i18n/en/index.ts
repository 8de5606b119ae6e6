import type { Messages } from '../pt-br';
import applicationPictures from './application-pictures.json';
import activate from './activate.json';
import password from './password.json';
import register from './register.json';
import reset from './reset.json';
import settings from './settings.json';
import diseaseSynonym from './disease-synonym.json';
import flashcards from './flashcards.json';
import global from './global.json';
import home from './home.json';
import login from './login.json';
import semiologies from './semiologies.json';
import userManagement from './user-management.json';

export const en: Messages = {
  ...global,
  activate,
  applicationPictures,
  password,
  register,
  reset,
  settings,
  diseaseSynonym,
  flashcards,
  home,
  login,
  semiologies,
  userManagement,
};
