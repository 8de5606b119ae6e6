import { inTransaction } from '../database';
import { seedAccounts } from './accounts';
import { seedAudits } from './audits';
import { seedClinical } from './clinical';
import { seedCommerce } from './commerce';
import { seedDiseaseSynonyms } from './disease-synonyms';
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
    seedDiseaseSynonyms();
    const pictures = seedPictures();
    seedSemiologies(pictures);
    seedClinical(pictures);
    seedLibrary(pictures);
    seedCommerce();
    seedAudits();
  });
