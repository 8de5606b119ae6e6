import type { Draft } from '../draft';

const DAY = 24 * 60 * 60 * 1000;
const MAX_DAYS = 7;

/** The local clock may have been wrong when the draft was written, or may be wrong now. */
const seemsOld = (savedAt: number, now: number) => now - savedAt > MAX_DAYS * DAY || savedAt - now > DAY;

const dayOf = (now: number) => Math.floor(now / DAY);

/**
 * What to do with a draft when the console starts: keep it, note on it that it seemed too old or surplus on this day,
 * or remove it. A clock alone removes nothing. A draft that seems older than a week, or to come from the future, must
 * have seemed so at starts on seven other days; one that is surplus, on one other day.
 */
export const judge = ({ savedAt, days = [] }: Draft, isSurplus: boolean, now: number): 'keep' | 'note' | 'remove' => {
  const isOld = seemsOld(savedAt, now);
  if (!isOld && !isSurplus) return 'keep';
  const otherDays = days.filter(day => day !== dayOf(now)).length;
  return otherDays >= (isSurplus ? 1 : MAX_DAYS) ? 'remove' : 'note';
};

/** The draft with the note of this day. */
export const noted = <T extends Draft>(draft: T, now: number): T => ({
  ...draft,
  days: [...new Set([...(draft.days ?? []), dayOf(now)])],
});
