import type { Named } from 'lib/model';
import { withPictures } from 'features/pictures/with-pictures';
import { createDuck } from 'core/redux/create-duck';
import { shape, texts, type Laboratory } from './model';

export const laboratories = withPictures(
  createDuck<Laboratory>({ name: 'laboratories', url: '/api/laboratories', shape }),
  texts,
);

export const laboratorySynonyms = createDuck<Named>({ name: 'laboratorySynonyms', url: '/api/laboratories-synonym' });
