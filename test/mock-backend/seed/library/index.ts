import { inTransaction } from '../../database';
import { seedEditorContents } from './editor-contents';
import { seedFormulas } from './formulas';
import { seedInteractions } from './interactions';
import { seedLaboratories } from './laboratories';
import { seedMedicines } from './medicines';
import { seedPediatricDoses } from './pediatric-doses';
import { seedProcedures } from './procedures';

/** The clinical library; pictures, diseases and semiologies are there already, for the editor chooses among all. */
export const seedLibrary = (pictures: Map<string, number>) =>
  inTransaction(() => {
    const { groups, substances } = seedMedicines();
    seedInteractions(groups, substances);
    seedLaboratories(pictures);
    seedProcedures(pictures);
    seedPediatricDoses();
    seedFormulas();
    seedEditorContents();
  });
