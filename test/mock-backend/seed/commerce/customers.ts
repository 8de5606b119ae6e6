import { customers, newCustomer } from '../../customers';
import { normalize } from '../../normalize';
import { type PlanType } from '../../plans';
import { firstNames, surnames } from './names.json';

const domains = ['example.com', 'example.com.br', 'clinica.example.com.br', 'correio.example.com'];

/** Number of customers. Every eleventh is an employee. */
const COUNT = 260;

const devices: PlanType[] = ['ANDROID', 'IOS', 'FREE', 'ANDROID', 'WEB', 'FREE'];

const EMPLOYEE_EVERY = 11;

// There are 53 first names and 41 surnames. These numbers have no common divisor, so no two rows get the same first
// name and last surname.
const nameOf = (index: number) => [
  firstNames[index % firstNames.length],
  surnames[(index * 5 + 3) % surnames.length],
  surnames[(index * 7) % surnames.length],
];

/** Customers of every platform but `COURTESY`, without a subscription yet; some are employees, some deactivated. */
export const seedCustomers = () =>
  Array.from({ length: COUNT }, (_, index) => {
    const words = nameOf(index);
    const login = normalize(words.join('.')).replace(/[^a-z.]/g, '');
    const isEmployee = index % EMPLOYEE_EVERY === EMPLOYEE_EVERY - 1;
    const email = `${login}@${domains[index % domains.length]}`;
    const sent = { name: words.join(' '), login, email, activated: index % 9 !== 4 };
    return customers().insert({
      ...newCustomer(sent, isEmployee ? 'ROLE_EMPLOYEE' : 'ROLE_MOBILE'),
      platform: devices[index % devices.length],
    });
  });
