import { withPictures } from 'features/markdown/with-pictures';
import type { Named } from 'lib/model';
import { sorting } from 'lib/sorting';
import { createDuck } from 'records/duck';
import { type IllustratedProcedure, shape, texts } from './model';

export const illustratedProcedures = withPictures(
  createDuck<IllustratedProcedure>({
    name: 'illustratedProcedures',
    url: '/api/illustrated-procedures',
    shape,
    searchParam: 'normalizedName',
    sorting: sorting('normalizedName,asc', ['id', 'free'], { name: 'normalizedName' }),
  }),
  texts,
);

export const illustratedProcedureSynonyms = createDuck<Named>({
  name: 'illustratedProcedureSynonyms',
  url: '/api/illustrated-procedure-synonyms',
});
