import { inTransaction } from '../database';
import { resources } from '../resource';
import { table } from '../table';
import { seedAccounts } from './accounts';
import { seedAudits } from './audits';
import { seedClinical } from './clinical';
import { seedCoupons } from './commerce/coupons';
import { seedCustomers } from './commerce/customers';
import { seedNotifications } from './commerce/notifications';
import { seedPromotions } from './commerce/promotions';
import { seedSubscriptions } from './commerce/subscriptions';
import { seedSyncResume } from './commerce/sync-resume';
import { seedEditorContents } from './library/editor-contents';
import { seedFormulas } from './library/formulas';
import { seedInteractions } from './library/interactions';
import { seedLaboratories } from './library/laboratories';
import { seedMedicines } from './library/medicines';
import { seedPediatricDoses } from './library/pediatric-doses';
import { seedProcedures } from './library/procedures';
import { insertNames } from './names';
import { seedSemiologies } from './semiologies';
import unused from './unused.json';
import { seedUsers } from './users';

/** In this order: rows refer to those of earlier steps, and the editor chooses from all content. */
const STEPS = [
  seedAccounts,
  seedUsers,
  () => resources().forEach(({ name, rows = [] }) => rows.forEach(row => table(name).insert(row))),
  seedSemiologies,
  seedClinical,
  seedMedicines,
  seedInteractions,
  seedLaboratories,
  seedProcedures,
  seedPediatricDoses,
  seedFormulas,
  seedEditorContents,
  () => seedSubscriptions(seedCustomers()),
  seedCoupons,
  seedPromotions,
  seedNotifications,
  seedSyncResume,
  () => Object.entries(unused).forEach(([resource, names]) => insertNames(resource, names)),
  seedAudits,
];

/** Inserts accounts and realistic content for every section. Rows and ids are the same each time. */
export const seedEverything = () => inTransaction(() => STEPS.forEach(step => step()));
