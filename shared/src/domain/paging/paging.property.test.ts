import * as fc from 'fast-check';
import { clampPage, footerText, listTotal, pageCount, pageWindow } from './paging.ts';

const totals = fc.integer({ min: 0, max: 100_000 });
const sizes = fc.integer({ min: 1, max: 100 });
const anything = fc.oneof(fc.integer(), fc.double());

test('a requested page becomes one that exists, and an existing one stays (design §10)', () => {
  fc.assert(
    fc.property(anything, totals, sizes, (requested, total, size) => {
      const page = clampPage(requested, total, size);
      expect(Number.isInteger(page)).toBe(true);
      expect(page >= 0 && page < pageCount(total, size)).toBe(true);
      expect(clampPage(page, total, size)).toBe(page);
      if (page > 0) expect(page * size).toBeLessThan(total);
    }),
  );
});

test('the footers of all pages count each row once (spec §2, spec §9)', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 200 }), sizes, (total, size) => {
      const matches: boolean[] = [];
      let next = 1;
      for (let page = 0; page < pageCount(total, size); page += 1) {
        const text = footerText({ page, pageSize: size, total });
        const last = Math.min(next + size - 1, total);
        matches.push(text === `Showing ${next}–${last} of ${total}`);
        next = last + 1;
      }
      expect(matches).not.toContain(false);
      expect(next).toBe(total + 1);
    }),
  );
});

test('a footer never counts beyond the total, whatever page is requested', () => {
  fc.assert(
    fc.property(fc.nat(), totals, fc.integer({ min: -5, max: 100 }), (page, total, pageSize) => {
      const text = footerText({ page, pageSize, total });
      if (total === 0) expect(text).toBe('No records');
      else expect(Math.max(...(text.match(/\d+/g) ?? []).map(Number))).toBe(total);
    }),
  );
});

test('a pager shows up to five consecutive existing pages, including the current one (spec §9)', () => {
  fc.assert(
    fc.property(fc.nat(), fc.integer({ min: 1, max: 5000 }), (seed, pages) => {
      const page = seed % pages;
      const visible = pageWindow(page, pages);
      const [first = -1] = visible;
      expect(visible).toHaveLength(Math.min(5, pages));
      expect(visible).toEqual(visible.map((_, index) => first + index));
      expect(first >= 0 && (visible.at(-1) ?? pages) < pages).toBe(true);
      expect(visible).toContain(page);
      // The current page is in the middle, unless an end is near.
      if (page >= 2 && page < pages - 2) expect(visible.indexOf(page)).toBe(2);
    }),
  );
});

test('a list without an exact total continues as long as its pages are full (design §9)', () => {
  fc.assert(
    fc.property(fc.nat(1000), sizes, fc.nat(100), (page, pageSize, rowCount) => {
      const rows = Math.min(rowCount, pageSize);
      const { total, isTotalExact } = listTotal({ page, pageSize, rows, total: null });
      expect(total).toBe(page * pageSize + rows);
      expect(isTotalExact).toBe(rows < pageSize);
    }),
  );
});

test('an exact total is trusted, and an inexact one is never less than the rows seen', () => {
  fc.assert(
    fc.property(fc.nat(1000), sizes, totals, (page, pageSize, total) => {
      const counted = { page, pageSize, rows: pageSize, total };
      expect(listTotal(counted)).toEqual({ total, isTotalExact: true });
      const inexact = listTotal({ ...counted, isTotalExact: false });
      expect(inexact.total).toBe(Math.max(total, (page + 1) * pageSize));
      expect(inexact.isTotalExact).toBe(false);
    }),
  );
});
