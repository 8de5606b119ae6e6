/** The strengths above which the next level of the bar begins (R30). */
export const LEVELS = [10, 20, 30, 40] as const;

const CLASSES = [/[a-z]/, /[A-Z]/, /[0-9]/, /[^a-zA-Z0-9]/];
/** By the number of classes; more of them have no cap. */
const CAPS = [10, 10, 20, 40];

/**
 * The strength of a password (R30): 2 points per character, 1 extra point from 10 characters on, and 10 points per
 * class of characters. It is capped at 10 for up to 6 characters or one class, at 20 for two classes, at 40 for three.
 */
export const strengthOf = (password: string): number => {
  const classes = CLASSES.filter(one => one.test(password)).length;
  const score = 2 * password.length + (password.length >= 10 ? 1 : 0) + 10 * classes;
  const cap = password.length <= 6 ? 10 : (CAPS[classes] ?? Infinity);
  return password === '' ? 0 : Math.min(score, cap);
};

/** The level that a password reaches, 1 to 5; 0 for an empty password. */
export const levelOf = (password: string): number =>
  password === '' ? 0 : 1 + LEVELS.filter(level => strengthOf(password) > level).length;
