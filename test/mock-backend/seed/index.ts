import { inTransaction } from '../database';
import { resources } from '../resource';
import { table } from '../table';
import { seedAccounts } from './accounts';
import { seedAudits } from './audits';
import { seedClinical } from './clinical';
import { seedCommerce } from './commerce';
import { seedLibrary } from './library';
import { seedPictures } from './pictures';
import { seedSemiologies } from './semiologies';
import { seedUsers } from './users';

export { seedAccounts };

/** Inserts accounts and realistic content for every section. Rows and ids are the same each time. */
export const seedEverything = () =>
  inTransaction(() => {
    seedAccounts();
    seedUsers();
    resources().forEach(({ name, rows = [] }) => rows.forEach(row => table(name).insert(row)));
    const pictures = seedPictures();
    seedSemiologies(pictures);
    seedClinical(pictures);
    seedLibrary(pictures);
    seedCommerce();
    seedAudits();
  });
