import { writeQueryOf } from 'crud/record-address';
import { required, type Rules } from 'ui/form/rules';
import type { Id, Named } from 'lib/model';
import { object, reference, references, text, textOf } from 'lib/records/parts';
import { AS_RECEIVED, type AnyShape, type Shape } from 'lib/records/shape';

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
  /** That of its result, by which the server knows an interaction (R117). */
  id?: Id;
  /** What the interaction is called on screen: its substance and what it meets. */
  name?: string;
  /** What of it the screen shows otherwise: its own id and name too, where the server gives it any. */
  [AS_RECEIVED]?: Partial<Interaction>;
  substance?: Named | null;
  interactionGroups: Named[];
  interactionSubstances: Named[];
  interactionResult: InteractionResult;
}

type WireSubstance = SubstanceInteractions & { substance?: Named };

export const substanceShape: AnyShape<WireSubstance> = {
  name: text,
  substance: reference,
  interactionGroups: references,
  interactionSubstances: references,
};

export const shape: Shape<Omit<Interaction, typeof AS_RECEIVED>> = {
  name: text,
  substance: reference,
  interactionGroups: references,
  interactionSubstances: references,
  interactionResult: object({ result: text, conduct: text }),
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

/** The list has a row for each substance, and none for an interaction (R117). */
export const substanceOf = ({ substance }: Interaction) => ({ id: substance?.id, name: textOf(substance) });

/** What the address of its form says: the list finds the interaction by its substance. */
export const queryOf = (interaction: Interaction) => writeQueryOf(interaction.id, substanceOf(interaction).name);

/** Without what is for the screen only; the rest goes back, also its own id and name. A new one has neither. */
export const encodeInteraction = (interaction: Interaction): Interaction => {
  const own = interaction.id === undefined ? undefined : interaction[AS_RECEIVED];
  return { ...interaction, id: own?.id, name: own?.name };
};

export const blank: Interaction = {
  interactionGroups: [],
  interactionSubstances: [],
  interactionResult: { result: '', conduct: '' },
};

export const rules: Rules<Interaction> = {
  interactionResult: result => ({ result: required(result?.result), conduct: required(result?.conduct) }),
};
