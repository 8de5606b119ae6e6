import { allow } from '../allow';
import { CONTENT } from '../authorities';
import { crud } from '../crud';
import { namedResource } from '../resource';

const semiologySynonyms = namedResource('semiologySynonyms', 'semiologySynonym');

export const semiologySynonymHandlers = allow(CONTENT, crud(semiologySynonyms, { url: '/api/semiologies-synonym' }));
