import { table } from '../../table';
import { refsTo } from '../names';
import interactions from './interactions.json';

/** Substances with the groups and substances that should not be combined with them. */
export const seedInteractions = () => {
  const [groupRefs, substanceRefs] = [refsTo('medicineGroups'), refsTo('substances')];
  interactions.forEach(({ substance, groups, substances, result, conduct }) =>
    table('interactions').insert({
      substance: substanceRefs([substance])[0],
      interactionGroups: groupRefs(groups),
      interactionSubstances: substanceRefs(substances),
      interactionResult: { result, conduct },
    }),
  );
};
