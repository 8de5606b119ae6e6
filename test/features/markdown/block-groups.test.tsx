import { blockElement, blockIndexAt, groupedBlocks } from 'features/markdown/block-groups';

const keysOf = (keys: readonly number[]) =>
  groupedBlocks(keys.map(key => ({ key }))).map(group => group.map(({ key }) => key));

const range = (from: number, to: number) => Array.from({ length: to - from }, (_, at) => from + at);

test.each([
  ['no block', [], []],
  ['one', [3], [[3]]],
  ['as many as one group holds', range(0, 16), [range(0, 16)]],
  ['more', range(0, 40), [range(0, 16), range(16, 32), range(32, 40)]],
])('blocks are split into groups of at most sixteen: %s', (_, keys, groups) => {
  expect(keysOf(keys)).toEqual(groups);
});

test.each([
  ['a new block before them', [0, 40, ...range(1, 32)]],
  ['a block less', [0, ...range(2, 32)]],
  ['the first one moved to the end', [...range(1, 32), 0]],
])('later groups keep their blocks after a change: %s', (_, keys) => {
  expect(keysOf(keys)[1]?.slice(0, 16)).toEqual(range(16, 32));
});

/** Groups of blocks, each 10 pixels high, one below the other. */
const listOf = (sizes: readonly number[]) => {
  const list = document.createElement('div');
  let top = 0;
  for (const size of sizes) {
    const group = list.appendChild(document.createElement('div'));
    group.getBoundingClientRect = rectAt(top);
    for (let block = 0; block < size; block += 1) {
      group.appendChild(document.createElement('p')).getBoundingClientRect = rectAt(top);
      top += 10;
    }
  }
  return list;
};

const rectAt = (top: number) => () => new DOMRect(0, top, 100, 10);

test('each block is found in its group, and none beyond the last one', () => {
  const list = listOf([3, 2]);
  const blocks = [...list.querySelectorAll('p')];
  expect(range(0, 6).map(index => blockElement(list, index))).toEqual([...blocks, undefined]);
});

test.each([
  ['above the first', -5, 0],
  ['at the first', 0, 0],
  ['in a group', 15, 1],
  ['at the start of the next group', 30, 3],
  ['at the last', 45, 4],
  ['below the last', 500, 4],
])('the block at a vertical position is found: %s', (_, top, index) => {
  expect(blockIndexAt(listOf([3, 2]), top)).toBe(index);
});

test('a list without blocks returns the index 0', () => {
  expect(blockIndexAt(listOf([]), 10)).toBe(0);
});

test('blocks of a group far from the position are not measured', () => {
  const list = listOf(range(0, 8).map(() => 4));
  const measurements = [...list.querySelectorAll('p')].map(block => jest.spyOn(block, 'getBoundingClientRect'));
  blockIndexAt(list, 130);
  const groups = measurements.flatMap((spy, at) => (spy.mock.calls.length > 0 ? [Math.floor(at / 4)] : []));
  expect([...new Set(groups)]).toEqual([3]);
});
