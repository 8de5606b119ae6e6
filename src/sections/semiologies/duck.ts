import { withPictures } from 'features/markdown/with-pictures';
import type { Named } from 'lib/model';
import { createDuck } from 'records/duck';
import { type Semiology, semiology } from './record';

export const semiologies = withPictures(
  createDuck<Semiology>({ name: 'semiologies', url: '/api/semiologies', shape: semiology.shape }),
  semiology.texts,
);

export const semiologySynonyms = createDuck<Named>({ name: 'semiologySynonyms', url: '/api/semiologies-synonym' });
