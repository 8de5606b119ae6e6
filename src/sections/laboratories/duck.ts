import type { Named } from 'shared/model';
import { withPictures } from 'shared/pictures/with-pictures';
import { createDuck } from 'shared/redux/create-duck';
import { shape, texts, type Laboratory } from './model';

export const laboratories = withPictures(
  createDuck<Laboratory>({ name: 'laboratories', url: '/api/laboratories', shape }),
  texts,
);

export const laboratorySynonyms = createDuck<Named>({ name: 'laboratorySynonyms', url: '/api/laboratories-synonym' });
