import { seedEditorContents, seedFormulas } from './formulas';
import { seedLaboratories, seedProcedures } from './laboratories';
import { seedInteractions, seedMedicines } from './medicines';

/** The clinical library, after the clinical core: editor contents point at both. */
export const seedLibrary = () => {
  seedInteractions(seedMedicines());
  seedLaboratories();
  seedProcedures();
  seedFormulas();
  seedEditorContents();
};
