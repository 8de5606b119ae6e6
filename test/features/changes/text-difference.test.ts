import fc from 'fast-check';
import { differenceOf, type DifferentPiece, foldedOf } from 'features/changes/internal/text-difference';

const of = (kinds: DifferentPiece['kind'][], pieces: DifferentPiece[]) =>
  pieces
    .filter(({ kind }) => kinds.includes(kind))
    .map(({ text }) => text)
    .join('');

const marked = (before: string, after: string) =>
  differenceOf(before, after)
    .map(({ kind, text }) => ({ same: text, removed: `[-${text}-]`, added: `[+${text}+]` })[kind])
    .join('');

describe('the difference between two texts', () => {
  it.each([
    ['nothing', 'dose única', 'dose única', 'dose única'],
    ['one word', 'Repouso por dois dias.', 'Repouso por três dias.', 'Repouso por [-dois-][+três+] dias.'],
    ['an accent', 'a pressao sobe', 'a pressão sobe', 'a [-pressao-][+pressão+] sobe'],
    ['two neighbors as one change', 'a cada seis horas', 'a cada doze dias', 'a cada [-seis horas-][+doze dias+]'],
    ['an added line', 'um\ntrês\n', 'um\ndois\ntrês\n', 'um\n[+dois\n+]três\n'],
    ['a removed line', 'um\ndois\ntrês\n', 'um\ntrês\n', 'um\n[-dois\n-]três\n'],
    ['a sentence with nothing in common', 'Soro oral', 'Cirurgia', '[-Soro oral-][+Cirurgia+]'],
    ['a text that was empty', '', 'novo', '[+novo+]'],
    ['a text that is empty now', 'velho', '', '[-velho-]'],
    ['line ends of another system', 'um\r\ndois\r\n', 'um\ndois\n', 'um\ndois\n'],
    ['a word in one of two lines', '# A\n\n5 mg ao dia\n', '# A\n\n10 mg ao dia\n', '# A\n\n[-5-][+10+] mg ao dia\n'],
  ])('shows %s', (_, before, after, expected) => {
    expect(marked(before, after)).toBe(expected);
  });

  it('contains every character of both texts', () => {
    const text = fc
      .array(fc.constantFrom('dor', 'febre', 'ção', ' ', '\n', '. ', '**', '😀'))
      .map(words => words.join(''));
    fc.assert(
      fc.property(text, text, (before, after) => {
        const pieces = differenceOf(before, after);
        expect(of(['same', 'removed'], pieces)).toBe(before);
        expect(of(['same', 'added'], pieces)).toBe(after);
      }),
    );
  });

  it.each([
    ['alike but for some words', (line: string, at: number) => (at % 50 === 0 ? line.replace('dose', 'gota') : line)],
    ['different in every line', (line: string, at: number) => `${at * 7} ${line.split(' ').reverse().join(' ')}`],
    ['without anything in common', (_: string, at: number) => String.fromCharCode(0x4e00 + (at % 900)).repeat(50)],
  ])('of 200 KB that are %s is found before the test times out', (_what, change) => {
    const lines = Array.from({ length: 4000 }, (_, at) => `linha ${at} com uma dose de 5 mg e algo mais aqui`);
    const pieces = differenceOf(lines.join('\n'), lines.map(change).join('\n'));
    expect(pieces.length).toBeGreaterThan(1);
  });

  it('of one line of 200 KB shows only the one changed word', () => {
    const words = Array.from({ length: 30_000 }, (_, at) => `termo${at % 977}`);
    const pieces = differenceOf(words.join(' '), words.with(15_000, 'outro').join(' '));
    expect(pieces.filter(({ kind }) => kind !== 'same').map(({ text }) => text)).toEqual(['termo345', 'outro']);
  });
});

describe('unchanged text', () => {
  const long = Array.from({ length: 200 }, (_, at) => `palavra${at}`).join(' ');

  it('is shown in full when it is short', () => {
    expect(foldedOf('curto', false, false)).toEqual({ head: 'curto', hidden: '', tail: '' });
  });

  it.each([
    [false, false, true, true],
    [true, false, false, true],
    [false, true, true, false],
  ])('is collapsed between changes (first %s, last %s)', (isFirst, isLast, hasHead, hasTail) => {
    const { head, hidden, tail } = foldedOf(long, isFirst, isLast);
    expect(head + hidden + tail).toBe(long);
    expect([head !== '', hidden !== '', tail !== '']).toEqual([hasHead, true, hasTail]);
    expect(`${head}|${hidden}|${tail}`).not.toMatch(/\w\|\w/);
  });
});
