declare module 'commonmark-spec' {
  /** The specification itself: a text of 200 KB. */
  export const text: string;
  /** Its examples. A `→` in them stands for a tab. */
  export const tests: readonly { number: number; section: string; markdown: string }[];
}
