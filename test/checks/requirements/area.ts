/** A test: its file in `test`, and a part of its title that tells it from others. */
export type Proof = readonly [file: string, partOfTitle: string];

export interface Requirement {
  text: string;
  /** The specification leaves this point open, or can be read in two ways. */
  isDecision?: true;
  provedBy: readonly Proof[];
}

export interface Area {
  title: string;
  /** By id. Ids are names: they never change and are never used again. */
  requirements: Readonly<Record<`R${number}`, Requirement>>;
}
