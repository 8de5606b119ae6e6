import { AUTHORITIES, type Authority } from '../authorities';
import { normalize } from '../normalize';
import { newUser, users } from '../users';
import names from './users.json';

const { ADMIN, APPLICATION_ADMIN, EMPLOYEE, FLASHCARD, MOBILE, SMART_LEAFLET, USER } = AUTHORITIES;

const combinations: Authority[][] = [
  [USER],
  [EMPLOYEE, USER],
  [APPLICATION_ADMIN, USER],
  [MOBILE],
  [SMART_LEAFLET, APPLICATION_ADMIN, USER],
  [FLASHCARD, APPLICATION_ADMIN, USER],
  [USER],
  [MOBILE],
  [ADMIN, USER],
];

const HOUR = 60 * 60 * 1000;
const START = Date.parse('2024-03-04T11:30:00.000Z');

const dateAfter = (hours: number) => new Date(START + hours * HOUR).toISOString();

/** Colleagues and mobile customers in addition to the ready accounts. Some accounts are not activated. */
export const seedUsers = () =>
  names.forEach((fullName, index) => {
    const [firstName, ...rest] = fullName.split(' ');
    const login = normalize(`${firstName}.${rest.at(-1)}`);
    const user = {
      login,
      firstName,
      lastName: rest.join(' '),
      email: `${login}@${index % 3 === 0 ? 'clinica.example.br' : 'correio.example.br'}`,
      activated: index % 7 !== 5,
      langKey: index % 11 === 4 ? 'en' : 'pt-br',
      authorities: combinations[index % combinations.length],
      createdDate: dateAfter(index * 167),
      lastModifiedDate: dateAfter(index * 167 + (index % 5) * 491),
    };
    users().insert(newUser(user, index % 4 === 0 ? 'admin' : 'system'));
  });
