import { readPlantedBugs } from '../mutation/planted-bugs';

const lines = readPlantedBugs();

it('each planted bug has a symbol that is declared once, a pattern that occurs once in it, and a test', () => {
  expect(lines.filter(line => typeof line === 'string')).toEqual([]);
});

it('there are at most 80 planted bugs, each with a name of its own', () => {
  const names = lines.map(line => (typeof line === 'string' ? line : line.bug));
  expect(names.length).toBeLessThanOrEqual(80);
  expect(new Set(names).size).toBe(names.length);
});
