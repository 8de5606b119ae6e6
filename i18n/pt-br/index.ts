import diseaseSynonym from './disease-synonym.json';
import global from './global.json';
import home from './home.json';
import login from './login.json';
import semiologies from './semiologies.json';

export const ptBr = { ...global, diseaseSynonym, home, login, semiologies };

/** The shape every other locale must have. */
export type Messages = typeof ptBr;
