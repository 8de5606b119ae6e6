import fc from 'fast-check';

/**
 * Texts that have broken other consoles: markup, escapes, broken encodings, very long texts, names of
 * prototype properties.
 */
const TRAPS = [
  '<img src=x onerror=__xss=1>',
  '<script>__xss=1</script>',
  '"><svg onload=__xss=1>',
  '{{ constructor.constructor("__xss=1")() }}',
  '{{ param }}',
  '$& $1 $`',
  '%E0%A4%A',
  '%0d%0aSet-Cookie: a=b',
  '__proto__',
  'constructor',
  'toString',
  'error.',
  '.',
  '..',
  '\u0000\u2028\u202e',
  '\ud800',
  'é😀👩🏽‍⚕️'.repeat(200),
  'a'.repeat(20_000),
];

export const hostileText = fc.oneof(
  fc.constantFrom(...TRAPS),
  fc.string({ unit: 'binary', maxLength: 80 }),
  fc.string({ unit: 'grapheme', maxLength: 80 }),
);

/** Any value that JSON can hold, including hostile texts and keys. */
export const anyJson = fc.jsonValue({ maxDepth: 4, stringUnit: 'binary' });

/** A long run with the same seed every time, so that a failure can be repeated. */
export const MANY = { numRuns: 1000, seed: 20261121 };
