import { readdirSync, readFileSync } from 'node:fs';
import { basename, dirname, join, relative } from 'node:path';
import { readClipboard } from 'features/pasting/internal/read-clipboard';
import { type Facts, factsOfMarkdown, KINDS } from './facts';
import { factsOfModel } from './model';

/** `npm run clipboards -- <folder>`: what arrives of the clipboards that CKEditor 5 keeps for its own tests. */
const FOLDER = process.env.CLIPBOARDS ?? '';

/** CKEditor's own tests leave these out: Safari had lost the spaces between marks (its issue 13). */
const WITHOUT_SPACES = new Set(
  [
    'basic-styles/italic-starting-text',
    'basic-styles/multiple-styles-single-line',
    'basic-styles/multiple-styles-multiline',
    'link/combined',
    'list/heading3-styled',
  ].map(folder => join(FOLDER, folder, 'input.safari.word2016.html')),
);

/**
 * The model beside an input: of the same program and browser, else of the same program. The one with skipped levels is
 * the most exact.
 */
const modelOf = (input: string): string | undefined => {
  const folder = dirname(input);
  const [, ...kind] = basename(input, '.html').split('.');
  const tries = kind.map((_, at) => kind.slice(at)).concat([[]]);
  const names = ['model.skipLevel', 'model'].flatMap(first => tries.map(parts => [first, ...parts, 'html'].join('.')));
  const there = readdirSync(folder);
  const found = names.find(name => there.includes(name));
  return found && join(folder, found);
};

const inputsIn = (folder: string) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter(name => /(?:^|[\\/])input[^\\/]*\.html$/.test(name))
    .sort()
    .map(name => join(folder, name));

/** How many of the first are in the second, each once. */
const inBoth = (expected: readonly string[], found: readonly string[]) => {
  const left = new Map<string, number>();
  for (const one of found) left.set(one, (left.get(one) ?? 0) + 1);
  return expected.filter(one => {
    const count = left.get(one) ?? 0;
    left.set(one, count - 1);
    return count > 0;
  }).length;
};

const compare = (expected: Facts, found: Facts) =>
  KINDS.map(kind => ({
    kind,
    expected: expected[kind].length,
    found: found[kind].length,
    same: inBoth(expected[kind], found[kind]),
  }));

const measure = () =>
  inputsIn(FOLDER).flatMap(input => {
    const model = modelOf(input);
    if (!model || WITHOUT_SPACES.has(input)) return [];
    const expected = factsOfModel(readFileSync(model, 'utf8'));
    const pasted = readClipboard({ html: readFileSync(input, 'utf8'), plain: '' });
    const found = factsOfMarkdown(pasted.kind === 'formatted' ? pasted.text : '');
    return [{ name: relative(FOLDER, input), expected, found, counts: compare(expected, found) }];
  });

const percent = (part: number, whole: number) => (whole === 0 ? '–' : `${((100 * part) / whole).toFixed(1)} %`);

it('says what arrives of the clipboards in a folder', () => {
  if (FOLDER === '') return console.log('not measured: npm run clipboards -- <folder>');
  const all = measure();
  const isWhole = ({ counts }: (typeof all)[number]) =>
    counts.every(({ expected, found, same }) => expected === same && found === same);
  const whole = all.filter(isWhole);
  const lines = [`whole: ${whole.length} of ${all.length} (${percent(whole.length, all.length)})`];
  for (const kind of KINDS) {
    const sums = all.flatMap(({ counts }) => counts.filter(count => count.kind === kind));
    const sum = (of: 'expected' | 'found' | 'same') => sums.reduce((total, count) => total + count[of], 0);
    const added = sum('found') - sum('same');
    lines.push(
      `${kind}: ${sum('same')} of ${sum('expected')} (${percent(sum('same'), sum('expected'))}), added ${added}`,
    );
  }
  for (const one of all.filter(fallen => !isWhole(fallen))) {
    const wrong = one.counts.filter(({ expected, found, same }) => expected !== same || found !== same);
    lines.push(
      `- ${one.name}: ${wrong.map(({ kind, expected, found, same }) => `${kind} ${same}/${expected}, added ${found - same}`).join('; ')}`,
    );
    if (process.env.DETAILS)
      for (const { kind } of wrong)
        lines.push(`    expected ${one.expected[kind].join(' | ')}`, `    found    ${one.found[kind].join(' | ')}`);
  }
  console.log(lines.join('\n'));
});
