import { withPictures } from 'features/markdown/with-pictures';
import { createDuck } from 'records/duck';
import { type Disease, disease, withDefaultWeights } from './record';
import { texts, textToRelease } from './texts';

export const diseases = withPictures(
  createDuck<Disease>({
    name: 'diseases',
    url: '/api/diseases',
    telling: ['cid'],
    shape: disease.shape,
    codec: { encode: withDefaultWeights },
  }),
  { ...texts, readWaiting: textToRelease },
);
