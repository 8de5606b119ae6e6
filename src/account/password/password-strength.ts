/** Levels of the bar (R30). */
export const LEVELS = [10, 20, 30, 40] as const;

const CLASSES = [/[a-z]/, /[A-Z]/, /[0-9]/, /[^a-zA-Z0-9]/];
const CAPS = [10, 10, 20, 40, Infinity];

/**
 * Strength of a password (R30): 2 a character, 1 more from 10 characters on, 10 for each class of characters;
 * capped at 10 up to 6 characters or with one class, at 20 with two, at 40 with three.
 */
export const strengthOf = (password: string): number => {
  const classes = CLASSES.filter(one => one.test(password)).length;
  const score = 2 * password.length + (password.length >= 10 ? 1 : 0) + 10 * classes;
  const cap = password.length <= 6 ? 10 : CAPS[classes];
  return password === '' ? 0 : Math.min(score, cap);
};

/** Which of the five levels a password reaches, from 1; 0 for none typed. */
export const levelOf = (password: string): number =>
  password === '' ? 0 : 1 + LEVELS.filter(level => strengthOf(password) > level).length;
