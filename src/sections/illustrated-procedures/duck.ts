import { withPictures } from 'features/markdown/with-pictures';
import type { Named } from 'lib/model';
import { sorting } from 'lib/sorting';
import { createDuck } from 'records/duck';
import { type IllustratedProcedure, illustratedProcedure } from './record';

export const illustratedProcedures = withPictures(
  createDuck<IllustratedProcedure>({
    name: 'illustratedProcedures',
    url: '/api/illustrated-procedures',
    shape: illustratedProcedure.shape,
    searchParam: 'normalizedName',
    sorting: sorting('normalizedName,asc', ['id', 'free'], { name: 'normalizedName' }),
  }),
  illustratedProcedure.texts,
);

export const illustratedProcedureSynonyms = createDuck<Named>({
  name: 'illustratedProcedureSynonyms',
  url: '/api/illustrated-procedure-synonyms',
});
