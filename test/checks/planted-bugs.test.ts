import { locate, readPlantedBugs } from '../mutation/planted-bugs';

const lines = readPlantedBugs();

describe('the list of planted bugs', () => {
  it('has a symbol, a pattern and a test for each bug', () => {
    expect(lines.filter(line => typeof line === 'string')).toEqual([]);
  });

  it('has at most 80 bugs, each with a name of its own', () => {
    const names = lines.map(line => (typeof line === 'string' ? line : line.bug));
    expect(names.length).toBeLessThanOrEqual(80);
    expect(new Set(names).size).toBe(names.length);
  });
});

describe('a planted bug', () => {
  const bug = {
    bug: 'nobody is asked',
    symbol: 'isAsked',
    pattern: 'true',
    replacement: 'false',
    test: 'test/rows.test.ts',
    title: 'asks',
  };
  const rows = 'export const isQuiet = true;\nexport const isAsked = () => true;\n';
  const at = rows.lastIndexOf('true');

  it.each(['src/crud/rows.ts', 'src/ui/moved-rows.tsx'])('is planted in the declaration of its symbol in %s', file => {
    expect(locate(bug, { [file]: rows, 'src/other.ts': "import { isAsked } from './rows';" })).toMatchObject({
      file,
      at,
    });
  });

  it('needs no file although a function of another file has a local constant with the name of the symbol', () => {
    const other = 'export const isOpen = () => {\n  const isAsked = true;\n  return isAsked;\n};\n';
    expect(locate(bug, { 'src/a.ts': other, 'src/b.ts': rows })).toMatchObject({ file: 'src/b.ts', at });
  });

  it('names its file if several files declare its symbol', () => {
    const sources = { 'src/a.ts': rows, 'src/b.ts': rows };
    expect(locate({ ...bug, file: 'src/b.ts' }, sources)).toMatchObject({ file: 'src/b.ts', at });
    expect(locate(bug, sources)).toContain('those that declare isAsked: src/a.ts, src/b.ts');
  });

  it.each([
    ['whose symbol is declared nowhere', {}, 'no file declares isAsked'],
    ['whose pattern is not in its symbol', { 'src/a.ts': 'const isAsked = 1;\nconst other = true;' }, '0 times'],
    ['whose pattern is twice in its symbol', { 'src/a.ts': 'function isAsked() { return true === true; }' }, '2 times'],
  ])('%s is reported', (_what, sources, problem) => {
    expect(locate(bug, sources)).toContain(problem);
  });

  it('that changes nothing is reported', () => {
    expect(locate({ ...bug, replacement: 'true' }, { 'src/a.ts': rows })).toContain('changes nothing');
  });
});
