import type { Identified } from 'lib/model';
import type { Duck } from 'records/duck';
import { acceptLoss, isLossAccepted, unsentOf } from 'records/read-by-id';
import type { Ask } from './save-question';

/** The relations that the server did not send, and the question whether a record is saved without them. */
export interface Loss<T> {
  /** Their paths. */
  unsentIn(record: T): readonly string[];
  isAccepted(unsent: readonly string[], ask: Ask): Promise<boolean>;
}

/**
 * A record whose relations the server does not send is saved only if the user agrees: what is stored there may be
 * erased. If the server has no call that reads it, one question counts for the session.
 */
export const lossOf = <T extends Identified>({ relations }: Pick<Duck<T>, 'relations'>): Loss<T> => ({
  unsentIn: record => (isLossAccepted(relations) ? [] : unsentOf(relations, record)),
  isAccepted: async (paths, ask) => {
    const isWanted = (await ask({ kind: 'unsent', paths })) === 'save';
    if (isWanted) acceptLoss(relations);
    return isWanted;
  },
});
