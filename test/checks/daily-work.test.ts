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

describe.each(Object.entries(DAILY_WORK))('the daily task %s', (name, { task, limits, countedIn }) => {
  it('has the limits and the name of its browser test in the README', () => {
    const [, now, where] = rows.get(task) ?? [];
    expect(now).toBe(`${Object.entries(limits).map(countText).join(', ')} at most`);
    expect(where).toBe(`\`${countedIn}\``);
  });

  it('is checked against these limits in that browser test', () => {
    const spec = readFileSync(`test/browser/features/${countedIn}.spec.ts`, 'utf8');
    expect(spec).toContain(`DAILY_WORK.${name}.limits`);
  });
});
