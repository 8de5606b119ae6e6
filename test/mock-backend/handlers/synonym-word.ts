import { allow } from '../allow';
import { CONTENT } from '../authorities';
import { listOf } from '../crud';
import { namedResource } from '../resource';

const synonymWords = namedResource('synonymWords', 'synonymWord');

/** Read-only: a word is created when a group adds it (R101). */
export const synonymWordHandlers = allow(CONTENT, [listOf(synonymWords, { url: '/api/synonym-word' })]);
