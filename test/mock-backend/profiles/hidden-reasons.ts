import { isPlainObject } from '../../../src/lib/is-plain-object';
import { type Variation } from './variation';

/** What `ExceptionTranslator` tells instead of a sentence, in the order in which it looks. */
const INSTEAD: readonly (readonly [sentence: RegExp, told: string])[] = [
  [/^JSON parse error/, 'Unable to convert http message'],
  [/constraint \[|entity with id .* exists!$/, 'Failure during data access'],
  [/\b(org|java|javax|net|com|io|de)\./, 'Unexpected runtime exception'],
];

/** The profile `prod`, as servers are deployed. */
export const HIDDEN_REASONS = {
  reasonsHidden: {
    says: 'Sentences of Java and of the database are not told.',
    calls: /^\w+ \/(api|management)\//,
    change: response => {
      const { status, body } = response;
      if (status < 400 || !isPlainObject(body) || typeof body.detail !== 'string') return response;
      const sentence = body.detail;
      const told = INSTEAD.find(([hidden]) => hidden.test(sentence))?.[1] ?? sentence;
      return { ...response, body: { ...body, detail: told } };
    },
  },
} satisfies Record<string, Variation>;
