import { withPictures } from 'shared/pictures/with-pictures';
import { createDuck } from 'shared/redux/create-duck';
import { shape, texts, withDefaultWeights, type Disease } from './model';

export const diseases = withPictures(
  createDuck<Disease>({
    name: 'diseases',
    url: '/api/diseases',
    shape,
    codec: { decode: disease => disease, encode: withDefaultWeights },
  }),
  texts,
);
