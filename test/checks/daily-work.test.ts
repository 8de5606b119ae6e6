import { readFileSync } from 'node:fs';
import { DAILY_WORK } from '../browser/support/daily-work';

/** The other cells of the README's table rows, by the task in the first cell. */
const rows = new Map(
  readFileSync('README.md', 'utf8')
    .split('\n')
    .filter(line => line.startsWith('|'))
    .map(line => {
      const [task, ...cells] = line
        .split('|')
        .slice(1, -1)
        .map(cell => cell.trim());
      return [task, cells];
    }),
);

const countText = ([what, count]: [string, number]) => `${count} ${count === 1 ? what.replace(/s$/, '') : what}`;

describe.each(Object.entries(DAILY_WORK))('Of daily work, %s', (name, { task, limits, countedIn }) => {
  it('has the figure of its browser test in the README', () => {
    const [, now, where] = rows.get(task) ?? [];
    expect(now).toBe(`${Object.entries(limits).map(countText).join(', ')} at most`);
    expect(where).toBe(`\`${countedIn}\``);
  });

  it('is counted by that test', () => {
    const spec = readFileSync(`test/browser/features/${countedIn}.spec.ts`, 'utf8');
    expect(spec).toContain(`DAILY_WORK.${name}.limits`);
  });
});
