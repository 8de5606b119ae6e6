import { required, type Rules } from 'ui/form/rules';
import type { Id, Named } from 'lib/model';
import { object, reference, references, text, textOf } from 'lib/records/parts';
import type { AnyShape, Shape } from 'lib/records/shape';

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

export const shape: Shape<Interaction> = {
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

export const decodeInteraction = (wire: Interaction): Interaction => {
  const met = [...(wire.interactionGroups ?? []), ...(wire.interactionSubstances ?? [])].map(({ name }) => name);
  return {
    ...wire,
    id: wire.interactionResult?.id,
    name: [wire.substance?.name, met.join(', ')].filter(Boolean).join(' × '),
  };
};

/** The list has a row for each substance, and none for an interaction (R117). */
export const substanceOf = ({ substance }: Interaction) => ({ id: substance?.id, name: textOf(substance) });

/** Without what is for the screen only; the rest goes back, also what the console does not know. */
export const encodeInteraction = (interaction: Interaction): Interaction => ({
  ...interaction,
  id: undefined,
  name: undefined,
});

export const blank: Interaction = {
  interactionGroups: [],
  interactionSubstances: [],
  interactionResult: { result: '', conduct: '' },
};

export const rules: Rules<Interaction> = {
  interactionResult: result => ({ result: required(result?.result), conduct: required(result?.conduct) }),
};
