import { AUTHORITIES, type Authority } from './authorities';

export interface Account {
  login: string;
  password: string;
  firstName: string;
  lastName: string;
  description: string;
  authorities: Authority[];
  activated?: boolean;
}

const { ADMIN, APPLICATION_ADMIN, EMPLOYEE, FLASHCARD, SMART_LEAFLET, USER } = AUTHORITIES;

/** Ready accounts: one for each role and menu variant. */
export const accounts: Account[] = [
  {
    login: 'admin',
    password: 'admin',
    firstName: 'Helena',
    lastName: 'Prado Nogueira',
    description: 'Administração',
    authorities: [ADMIN, USER],
  },
  {
    login: 'editor',
    password: 'editor',
    firstName: 'Rafael',
    lastName: 'Teixeira Brandão',
    description: 'Conteúdo completo',
    authorities: [APPLICATION_ADMIN, USER],
  },
  {
    login: 'employee',
    password: 'employee',
    firstName: 'Camila',
    lastName: 'Figueiredo Luz',
    description: 'Equipe de atendimento',
    authorities: [EMPLOYEE, USER],
  },
  {
    login: 'chief',
    password: 'chief',
    firstName: 'Otávio',
    lastName: 'Mendonça Reis',
    description: 'Administração e atendimento',
    authorities: [ADMIN, EMPLOYEE, USER],
  },
  {
    login: 'leaflet',
    password: 'leaflet',
    firstName: 'Lígia',
    lastName: 'Sampaio Couto',
    description: 'Bulas',
    authorities: [SMART_LEAFLET, APPLICATION_ADMIN, USER],
  },
  {
    login: 'flashcard',
    password: 'flashcard',
    firstName: 'Bruno',
    lastName: 'Aragão Siqueira',
    description: 'Flashcards',
    authorities: [FLASHCARD, APPLICATION_ADMIN, USER],
  },
  {
    login: 'everything',
    password: 'everything',
    firstName: 'Patrícia',
    lastName: 'Moura Valente',
    description: 'Administração e conteúdo',
    authorities: [ADMIN, APPLICATION_ADMIN, USER],
  },
  {
    login: 'visitor',
    password: 'visitor',
    firstName: 'Joaquim',
    lastName: 'Serra Dantas',
    description: 'Sem autorização',
    authorities: [],
  },
  {
    login: 'inactive',
    password: 'inactive',
    firstName: 'Marina',
    lastName: 'Falcão Duarte',
    description: 'Conta não ativada',
    authorities: [USER],
    activated: false,
  },
];
