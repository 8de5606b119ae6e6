import { inTransaction } from '../../database';
import { seedEditorContents } from './editor-contents';
import { seedFormulas } from './formulas';
import { seedInteractions } from './interactions';
import { seedLaboratories } from './laboratories';
import { seedMedicines } from './medicines';
import { seedPediatricDoses } from './pediatric-doses';
import { seedProcedures } from './procedures';

/** The clinical library. Pictures, diseases and semiologies must already exist: the editor chooses from all content. */
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
