import { createRowWalk } from 'core/http/all-rows';
import { csvOf } from 'features/export/csv';
import { linesOf } from 'features/export/lines';
import { column } from 'ui/table/columns';
import type { Named, Page } from 'lib/model';

const BOM = '\uFEFF';

describe('a CSV file', () => {
  it('is UTF-8 with a byte order mark, its lines ended as RFC 4180 wants', () => {
    expect(csvOf([['Nome'], ['Ação']], 'en')).toBe(`${BOM}Nome\r\nAção\r\n`);
  });

  it.each([
    ['pt-br', 'a;b\r\n'],
    ['en', 'a,b\r\n'],
  ] as const)('separates cells in %s as its spreadsheets do', (locale, line) => {
    expect(csvOf([['a', 'b']], locale)).toBe(BOM + line);
  });

  it.each([
    ['plain text', 'plain text'],
    ['one; two', '"one; two"'],
    ['one, two', 'one, two'],
    ['“said” "said"', '"“said” ""said"""'],
    ['two\nlines', '"two\nlines"'],
    ['two\r\nlines', '"two\r\nlines"'],
    ['', ''],
    ['  kept  ', '  kept  '],
  ])('writes %j as %j', (cell, written) => {
    expect(csvOf([[cell]], 'pt-br')).toBe(`${BOM}${written}\r\n`);
  });

  it.each([
    ['=1+1', "'=1+1"],
    ['+55 11', "'+55 11"],
    ['-2', "'-2"],
    ['@sum', "'@sum"],
    ['\tx', "'\tx"],
    ['\rx', `"'\rx"`],
    ['1=1', '1=1'],
    ['=a;b', `"'=a;b"`],
    ['\n=1+1', `"'\n=1+1"`],
    ['\r\n=1+1', `"'\r\n=1+1"`],
    ['\n\t =1+1', `"'\n\t =1+1"`],
    ['  =1+1', "'  =1+1"],
    [' \u00A0+1', "' \u00A0+1"],
    ['\uFEFF=1+1', "'\uFEFF=1+1"],
    ['\u200B@sum', "'\u200B@sum"],
    ['\u0000=1+1', "'\u0000=1+1"],
    ['＝1+1', "'＝1+1"],
    ['＋1', "'＋1"],
    ['－1', "'－1"],
    ['＠sum', "'＠sum"],
    [' text', ' text'],
    ['\ntext', `"'\ntext"`],
  ])('fault 115: keeps a spreadsheet from running %j', (cell, written) => {
    expect(csvOf([[cell]], 'pt-br')).toBe(`${BOM}${written}\r\n`);
  });
});

describe('the lines of a file', () => {
  it('begin with the heads, leave out what only a screen shows, and an odd record spoils its own cell only', () => {
    const columns = [
      column<Named>('name', ({ name }) => name.toUpperCase()),
      { field: 'picture', cell: () => null },
      column<Named>('id', ({ id }) => id),
    ];
    const odd = { id: 2, name: 7 } as unknown as Named;
    expect(linesOf([{ id: 1, name: 'a' }, odd], columns, field => `head of ${field}`)).toEqual([
      ['head of name', 'head of id'],
      ['A', '1'],
      ['', '2'],
    ]);
  });
});

describe('the walk over all pages', () => {
  const pageOf = (ids: number[], totalElements: number): Page<Named> => ({
    content: ids.map(id => ({ id, name: `n${id}` })),
    totalElements,
    size: 2,
    number: 0,
  });
  const walkOver = (responses: (Page<Named> | Error)[]) => {
    const requested: unknown[] = [];
    const shown: string[] = [];
    const walk = createRowWalk<Named>({
      size: 2,
      fetchPage: async page => {
        requested.push(page);
        const response = responses.shift() ?? pageOf([], 0);
        if (response instanceof Error) throw response;
        return response;
      },
    });
    return {
      requested,
      shown,
      go: () => walk(new AbortController().signal, (done, total) => shown.push(`${done}/${total}`)),
    };
  };

  it('asks for each page once, and tells how far it is', async () => {
    const { requested, shown, go } = walkOver([pageOf([1, 2], 5), pageOf([3, 4], 5), pageOf([5], 5)]);
    const { rows, total } = await go();
    expect(rows.map(({ id }) => id)).toEqual([1, 2, 3, 4, 5]);
    expect(total).toBe(5);
    expect(requested).toEqual([1, 2, 3]);
    expect(shown).toEqual(['2/5', '4/5', '5/5']);
  });

  it('goes on from the page that failed', async () => {
    const { requested, go } = walkOver([pageOf([1, 2], 3), new Error('away'), pageOf([3], 3)]);
    await expect(go()).rejects.toThrow('away');
    expect((await go()).rows.map(({ id }) => id)).toEqual([1, 2, 3]);
    expect(requested).toHaveLength(3);
  });

  it('takes a row that moved to the next page once, and ends where the list became shorter', async () => {
    const { go } = walkOver([pageOf([1, 2], 6), pageOf([2, 3], 6), pageOf([], 4)]);
    expect(await go()).toEqual({ rows: [1, 2, 3].map(id => ({ id, name: `n${id}` })), total: 4, isWhole: false });
  });

  it('stops when it is cancelled, whatever answer comes', async () => {
    const controller = new AbortController();
    const walk = createRowWalk<Named>({
      size: 2,
      fetchPage: async () => {
        controller.abort();
        return pageOf([1, 2], 4);
      },
    });
    const shown = jest.fn();
    await expect(walk(controller.signal, shown)).rejects.toThrow();
    expect(shown).not.toHaveBeenCalled();
  });
});
