const ends: (() => unknown)[] = [];

/** Registers how to end something that a setup has started. */
export const atEnd = (end: () => unknown) => void ends.push(end);

/** Ends all that the setups have started. */
export default async () => {
  await Promise.all(ends.splice(0).map(end => end()));
};
