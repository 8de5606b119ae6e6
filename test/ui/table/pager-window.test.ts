import { pagerWindow } from 'ui/table/internal/pager-window';

test.each([
  [1, 0, []],
  [1, 1, [1]],
  [3, 5, [1, 2, 3, 4, 5]],
  [1, 16, [1, 2, 3, 4, 16]],
  [3, 16, [1, 2, 3, 4, 16]],
  [8, 16, [1, 7, 8, 9, 16]],
  [16, 16, [1, 13, 14, 15, 16]],
  [99, 16, [1, 13, 14, 15, 16]],
])('R52: the pager on page %i of %i offers %p, at most five page buttons', (current, last, pages) => {
  expect(pagerWindow(current, last)).toEqual(pages);
});
