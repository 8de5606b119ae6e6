import { allow } from '../allow';
import { CONTENT } from '../authorities';
import { crud } from '../crud';
import { namedResource } from '../resource';

const semiologies = namedResource('semiologies', 'semiology', {
  references: {
    synonyms: { to: 'semiologySynonyms' },
    applicationPictures: { to: 'applicationPictures', shows: [] },
  },
});

export const semiologyHandlers = allow(CONTENT, crud(semiologies, { url: '/api/semiologies' }));
