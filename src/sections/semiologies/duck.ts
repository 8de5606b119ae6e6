import type { Named } from 'shared/model';
import { withPictures } from 'shared/pictures/with-pictures';
import { createDuck } from 'shared/redux/create-duck';
import { shape, texts, type Semiology } from './model';

export const semiologies = withPictures(
  createDuck<Semiology>({ name: 'semiologies', url: '/api/semiologies', shape }),
  texts,
);

export const semiologySynonyms = createDuck<Named>({ name: 'semiologySynonyms', url: '/api/semiologies-synonym' });
