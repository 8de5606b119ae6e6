import { withPictures } from 'features/markdown/with-pictures';
import type { Named } from 'lib/model';
import { createDuck } from 'records/duck';
import { type Laboratory, shape, texts } from './model';

export const laboratories = withPictures(
  createDuck<Laboratory>({ name: 'laboratories', url: '/api/laboratories', shape }),
  texts,
);

export const laboratorySynonyms = createDuck<Named>({ name: 'laboratorySynonyms', url: '/api/laboratories-synonym' });
