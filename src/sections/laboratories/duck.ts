import { withPictures } from 'features/markdown/with-pictures';
import type { Named } from 'lib/model';
import { createDuck } from 'records/duck';
import { type Laboratory, laboratory } from './record';

export const laboratories = withPictures(
  createDuck<Laboratory>({ name: 'laboratories', url: '/api/laboratories', shape: laboratory.shape }),
  laboratory.texts,
);

export const laboratorySynonyms = createDuck<Named>({ name: 'laboratorySynonyms', url: '/api/laboratories-synonym' });
