import { withPictures } from 'shared/pictures/with-pictures';
import { createDuck } from 'shared/redux/create-duck';
import { texts, withDefaultWeights, type Disease } from './model';

export const diseases = withPictures(
  createDuck<Disease>({
    name: 'diseases',
    url: '/api/diseases',
    codec: { decode: disease => disease, encode: withDefaultWeights },
  }),
  texts,
);
