import { defineRecord } from 'crud/record/define-record';
import { writeQueryOf } from 'crud/record/record-address';
import { isPlainObject } from 'lib/is-plain-object';
import type { Id, Named } from 'lib/model';
import { object, referencesTo, referenceTo, text, textOf, UnreadablePart } from 'lib/records/parts';
import { type AnyShape, AS_RECEIVED } from 'lib/records/shape';
import { required } from 'ui/form/rules';

/** A primary substance and all that it interacts with: a row of the list. */
export interface SubstanceInteractions extends Named {
  interactionGroups?: Named[];
  interactionSubstances?: Named[];
}

export interface InteractionResult {
  id?: Id;
  result: string;
  conduct: string;
}

export interface Interaction {
  /** The id of its result, by which the server identifies an interaction (R117). */
  id?: Id;
  /** The name on screen: its substance, and the groups and substances with which it interacts. */
  name?: string;
  /** The received fields that the screen shows differently, also its own id and name if the server sends any. */
  [AS_RECEIVED]?: Partial<Interaction>;
  substance?: Named | null;
  interactionGroups: Named[];
  interactionSubstances: Named[];
  interactionResult: InteractionResult;
}

type WireSubstance = SubstanceInteractions & { substance?: Named };

export const substanceShape: AnyShape<WireSubstance> = {
  name: text,
  substance: referenceTo('interactions'),
  interactionGroups: referencesTo('medicine-groups'),
  interactionSubstances: referencesTo('interactions'),
};

/** Rows come as `{id, name}` or as `{substance}` (R151). */
export const decodeSubstance = ({ substance, ...row }: WireSubstance): SubstanceInteractions => ({
  ...row,
  ...substance,
});

const hasOwn = ({ id, name }: Interaction) => id !== undefined || name !== undefined;

export const decodeInteraction = (wire: Interaction): Interaction => {
  const met = [...(wire.interactionGroups ?? []), ...(wire.interactionSubstances ?? [])].map(({ name }) => name);
  return {
    ...wire,
    ...(hasOwn(wire) && { [AS_RECEIVED]: { id: wire.id, name: wire.name, ...wire[AS_RECEIVED] } }),
    id: wire.interactionResult?.id,
    name: [wire.substance?.name, met.join(', ')].filter(Boolean).join(' × '),
  };
};

/** The row of the list to which an interaction belongs. The list has rows of substances only (R117). */
export const substanceOf = ({ substance }: Interaction) => ({ id: substance?.id, name: textOf(substance) });

/** The query of the form's address. The list finds the interaction by its substance. */
export const queryOf = (shown: Interaction) => writeQueryOf(shown.id, substanceOf(shown).name);

/** Whether a result was received that cannot be read, and with it the id of a stored interaction. */
const isUnreadable = ({ [AS_RECEIVED]: received }: Interaction) =>
  isPlainObject(received) && (received.interactionResult ?? null) !== null;

/**
 * Leaves out what only the screen needs. The rest is sent back, also its own id and name. A new one has neither.
 * @throws UnreadablePart if a stored interaction has no id that can be read: it would be created a second time
 */
export const encodeInteraction = (edited: Interaction): Interaction => {
  if (edited.id === undefined && isUnreadable(edited)) throw new UnreadablePart('interactionResult');
  const own = edited.id === undefined ? undefined : edited[AS_RECEIVED];
  return { ...edited, id: own?.id, name: own?.name };
};

export const interaction = defineRecord<Interaction>({
  fields: {
    name: text,
    substance: referenceTo('interactions'),
    interactionGroups: referencesTo('medicine-groups'),
    interactionSubstances: referencesTo('interactions'),
    interactionResult: {
      ...object({ result: text, conduct: text }),
      rule: result => ({ result: required(result?.result), conduct: required(result?.conduct) }),
    },
  },
  blank: { name: undefined, interactionResult: { result: '', conduct: '' } },
});
