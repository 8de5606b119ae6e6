import { inTransaction } from '../database';
import { table } from '../table';
import pictures from './pictures.json';

/** Inserts the pictures of the seeded texts. Returns their ids by reference name. */
export const seedPictures = () =>
  inTransaction(
    () =>
      new Map(
        pictures.map(picture => [picture.referenceName, table('applicationPictures').insert(picture).id] as const),
      ),
  );
