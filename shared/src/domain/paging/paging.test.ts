import { clampPage, footerText, listTotal, pageCount, pageWindow } from './paging.ts';

test.each([
  [0, 10, 1],
  [1, 10, 1],
  [10, 10, 1],
  [11, 10, 2],
  [5, 0, 5],
  [-3, 10, 1],
])('%i rows with %i per page need %i pages', (total, pageSize, pages) => {
  expect(pageCount(total, pageSize)).toBe(pages);
});

test.each([
  [{ page: 0, pageSize: 10, total: 0 }, 'No records'],
  [{ page: 0, pageSize: 10, total: 1 }, 'Showing 1–1 of 1'],
  [{ page: 0, pageSize: 10, total: 10 }, 'Showing 1–10 of 10'],
  [{ page: 1, pageSize: 10, total: 14 }, 'Showing 11–14 of 14'],
  [{ page: 11, pageSize: 10, total: 120 }, 'Showing 111–120 of 120'],
  [{ page: 0, pageSize: 10, total: Number.NaN }, 'No records'],
  [{ page: 0, pageSize: 10, total: 1000, isTotalExact: false }, 'Showing 1–10 of more than 1000'],
])('%j is formatted as %s (spec §9)', (list, expected) => {
  expect(footerText(list)).toBe(expected);
});

test.each([
  [0, 1, [0]],
  [0, 3, [0, 1, 2]],
  [0, 20, [0, 1, 2, 3, 4]],
  [2, 20, [0, 1, 2, 3, 4]],
  [3, 20, [1, 2, 3, 4, 5]],
  [7, 20, [5, 6, 7, 8, 9]],
  [18, 20, [15, 16, 17, 18, 19]],
  [19, 20, [15, 16, 17, 18, 19]],
])('page %i of %i shows %j (spec §9)', (page, pages, expected) => {
  expect(pageWindow(page, pages)).toEqual(expected);
});

test.each([
  [3, 14, 1],
  [1, 14, 1],
  [-1, 14, 0],
  [1.5, 14, 0],
  [2, 0, 0],
])('page %d of %i rows moves to page %i', (page, total, moved) => {
  expect(clampPage(page, total, 10)).toBe(moved);
});

test.each([
  ['an exact total', { page: 0, rows: 10, total: 14 }, 14, true],
  ['no total, a full page: there may be more', { page: 0, rows: 10, total: null }, 10, false],
  ['no total, a short page: the end', { page: 2, rows: 3, total: null }, 23, true],
  ['no total, no rows', { page: 0, rows: 0, total: null }, 0, true],
  ['no total, beyond the end', { page: 2, rows: 0, total: null }, 20, true],
  ['an inexact total', { page: 0, rows: 10, total: 1000, isTotalExact: false }, 1000, false],
  [
    'beyond an inexact total',
    { page: 100, rows: 10, total: 1000, isTotalExact: false },
    1010,
    false,
  ],
  [
    'a short page beyond an inexact total',
    { page: 104, rows: 3, total: 1000, isTotalExact: false },
    1043,
    true,
  ],
] as const)('%s (design §9)', (_, counted, total, isTotalExact) => {
  expect(listTotal({ pageSize: 10, ...counted })).toEqual({ total, isTotalExact });
});
