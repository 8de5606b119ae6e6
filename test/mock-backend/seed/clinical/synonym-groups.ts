import { table } from '../../table';
import groups from './synonym-groups.json';

/**
 * Inserts the groups with the words that patients use for them, and returns their ids by name. A group with the name of
 * a symptom belongs to that symptom.
 */
export const seedSynonymGroups = () => {
  const ids = new Map(
    groups.flatMap(({ words }) => words).map(name => [name, table('synonymWords').insert({ name }).id] as const),
  );
  return new Map(
    groups.map(({ name, words }) => {
      const synonymWords = words.map(word => ({ id: ids.get(word) }));
      return [name, table('synonymGroups').insert({ name, synonymWords }).id] as const;
    }),
  );
};
