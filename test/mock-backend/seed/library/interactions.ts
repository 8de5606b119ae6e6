import { inTransaction } from '../../database';
import { table } from '../../table';
import interactions from './interactions.json';

/** Substances with the groups and substances that should not be combined with them. */
export const seedInteractions = (groups: Map<string, number>, substances: Map<string, number>) =>
  inTransaction(() =>
    interactions.forEach(({ substance, groups: groupNames, substances: substanceNames, result, conduct }) =>
      table('interactions').insert({
        substance: { id: substances.get(substance) },
        interactionGroups: groupNames.map(name => ({ id: groups.get(name) })),
        interactionSubstances: substanceNames.map(name => ({ id: substances.get(name) })),
        interactionResult: { result, conduct },
      }),
    ),
  );
