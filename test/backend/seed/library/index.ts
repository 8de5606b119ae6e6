import { inTransaction } from '../../database';
import { seedMedicines } from './medicines';

/** The clinical library; the pictures are there already. */
export const seedLibrary = (pictures: Map<string, number>) =>
  inTransaction(() => {
    seedMedicines();
    void pictures;
  });
