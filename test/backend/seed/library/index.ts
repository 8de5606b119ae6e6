import { inTransaction } from '../../database';
import { seedInteractions } from './interactions';
import { seedLaboratories } from './laboratories';
import { seedMedicines } from './medicines';
import { seedPediatricDoses } from './pediatric-doses';
import { seedProcedures } from './procedures';

/** The clinical library; the pictures are there already. */
export const seedLibrary = (pictures: Map<string, number>) =>
  inTransaction(() => {
    const { groups, substances } = seedMedicines();
    seedInteractions(groups, substances);
    seedLaboratories(pictures);
    seedProcedures(pictures);
    seedPediatricDoses();
  });
