import { accounts } from '../accounts';
import { inTransaction, restore, run } from '../database';
import { forgetGivenRecords } from '../given-records';
import { resources } from '../resource';
import { newUser, users } from '../users';
import { seedClinical } from './clinical';
import { seedCustomers } from './commerce/customers';
import { insertAll } from './insert';
import { seedFormulas } from './library/formulas';
import interactions from './library/interactions.json';
import { seedLaboratories } from './library/laboratories';
import { seedMedicines } from './library/medicines';
import { seedPediatricDoses } from './library/pediatric-doses';
import { seedProcedures } from './library/procedures';
import { seedSemiologies } from './semiologies';
import unused from './unused.json';
import people from './users.json';

const CREATED = '2024-02-05T12:00:00.000Z';

/** Inserts the ready accounts and nothing else. */
const seedAccounts = () =>
  accounts.forEach(account => {
    const email = `${account.login}@console.example.br`;
    users().insert(newUser({ ...account, email, createdDate: CREATED, lastModifiedDate: CREATED }, 'system'));
  });

const EVENTS = 10_000;

/** Ten thousand sign-ins of the past two months, of which every ninth failed. A single statement, for speed. */
const seedAudits = (now = Date.now()) => {
  run(
    `WITH RECURSIVE n(i) AS (SELECT 0 UNION ALL SELECT i + 1 FROM n WHERE i + 1 < ${EVENTS})
     INSERT INTO auditEvents (doc) SELECT json_object(
       'principal', CASE i % 4 WHEN 0 THEN 'editor' WHEN 1 THEN 'admin' WHEN 2 THEN 'employee' ELSE 'chief' END,
       'timestamp', strftime('%Y-%m-%dT%H:%M:%fZ', ${Math.floor(now / 1000)} - i * 520, 'unixepoch'),
       'type', CASE WHEN i % 9 = 8 THEN 'AUTHENTICATION_FAILURE' ELSE 'AUTHENTICATION_SUCCESS' END,
       'data', json_object('remoteAddress', '10.0.' || (i % 8) || '.' || (i % 250),
                           'message', CASE WHEN i % 9 = 8 THEN 'Bad credentials' END))
     FROM n`,
  );
};

/** Colleagues and mobile customers in addition to the ready accounts. Some accounts are not activated. */
const seedUsers = () => people.forEach(({ createdBy, ...person }) => users().insert(newUser(person, createdBy)));

/** In this order: rows refer to those of earlier steps. */
const STEPS = [
  seedAccounts,
  seedUsers,
  () => resources().forEach(({ name, rows = [] }) => insertAll(name, rows)),
  seedSemiologies,
  seedClinical,
  seedMedicines,
  () => insertAll('interactions', interactions),
  seedLaboratories,
  seedProcedures,
  seedPediatricDoses,
  seedFormulas,
  seedCustomers,
  () =>
    Object.entries(unused).forEach(([resource, names]) =>
      insertAll(
        resource,
        names.map(name => ({ name })),
      ),
    ),
  seedAudits,
];

/** Accounts and realistic content for every section. Rows and ids are the same each time. */
const seedEverything = () => inTransaction(() => STEPS.forEach(step => step()));

/** Resets the database to the ready accounts. With `rich`, it also contains content for every section. */
export const reset = ({ rich = false } = {}) => {
  forgetGivenRecords();
  if (rich) restore('rich', seedEverything);
  else restore('bare', seedAccounts);
};
