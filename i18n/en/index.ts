import type { Messages } from '../pt-br';
import diseaseSynonym from './disease-synonym.json';
import global from './global.json';
import home from './home.json';
import login from './login.json';
import semiologies from './semiologies.json';
import userManagement from './user-management.json';

export const en: Messages = { ...global, diseaseSynonym, home, login, semiologies, userManagement };
