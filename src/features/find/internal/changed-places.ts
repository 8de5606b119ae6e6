import type { Place } from '../place';

const isSameLine = (one: Place, other: Place) =>
  one.field === other.field &&
  one.isWaiting === other.isWaiting &&
  one.rule === other.rule &&
  one.before === other.before &&
  one.match === other.match &&
  one.after === other.after;

/**
 * The places of a record that was changed since they were found, in their order: where each one is by now, or that its
 * line is gone; then the new ones.
 */
export const changedPlaces = (before: readonly Place[], now: readonly Place[]): Place[] => {
  const rest = [...now];
  const known = before.map(place => {
    const at = rest.findIndex(one => isSameLine(one, place));
    return rest.splice(at, at < 0 ? 0 : 1)[0] ?? { ...place, isGone: true };
  });
  return [...known, ...rest];
};
