import * as fc from 'fast-check';
import { clampPage, footerText, listTotal, pageCount, pageWindow } from './paging.ts';

const totals = fc.integer({ min: 0, max: 100_000 });
const sizes = fc.integer({ min: 1, max: 100 });
const anything = fc.oneof(fc.integer(), fc.double());

test('a page that is asked for is one that exists, and an existing one stays (design §10)', () => {
  fc.assert(
    fc.property(anything, totals, sizes, (asked, total, size) => {
      const page = clampPage(asked, total, size);
      expect(Number.isInteger(page)).toBe(true);
      expect(page >= 0 && page < pageCount(total, size)).toBe(true);
      expect(clampPage(page, total, size)).toBe(page);
      if (page > 0) expect(page * size).toBeLessThan(total);
    }),
  );
});

test('the footers of all pages count each row once (spec §2, §9)', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 200 }), sizes, (total, size) => {
      const shown: boolean[] = [];
      let next = 1;
      for (let page = 0; page < pageCount(total, size); page += 1) {
        const text = footerText({ page, pageSize: size, total });
        const last = Math.min(next + size - 1, total);
        shown.push(text === `Showing ${next}–${last} of ${total}`);
        next = last + 1;
      }
      expect(shown).not.toContain(false);
      expect(next).toBe(total + 1);
    }),
  );
});

test('a footer never counts beyond the total, whatever page is asked for', () => {
  fc.assert(
    fc.property(fc.nat(), totals, fc.integer({ min: -5, max: 100 }), (page, total, pageSize) => {
      const text = footerText({ page, pageSize, total });
      if (total === 0) expect(text).toBe('No records');
      else expect(Math.max(...(text.match(/\d+/g) ?? []).map(Number))).toBe(total);
    }),
  );
});

test('a pager shows up to five neighbouring pages that exist, the current one among them (spec §9)', () => {
  fc.assert(
    fc.property(fc.nat(), fc.integer({ min: 1, max: 5000 }), (seed, pages) => {
      const page = seed % pages;
      const shown = pageWindow(page, pages);
      const [first = -1] = shown;
      expect(shown).toHaveLength(Math.min(5, pages));
      expect(shown).toEqual(shown.map((_, index) => first + index));
      expect(first >= 0 && (shown.at(-1) ?? pages) < pages).toBe(true);
      expect(shown).toContain(page);
      // In the middle, unless an end is near.
      if (page >= 2 && page < pages - 2) expect(shown.indexOf(page)).toBe(2);
    }),
  );
});

test('a list without an exact total goes on exactly as long as its pages are full (design §9)', () => {
  fc.assert(
    fc.property(fc.nat(1000), sizes, fc.nat(100), (page, pageSize, given) => {
      const rows = Math.min(given, pageSize);
      const { total, isTotalExact } = listTotal({ page, pageSize, rows, total: null });
      expect(total).toBe(page * pageSize + rows);
      expect(isTotalExact).toBe(rows < pageSize);
    }),
  );
});

test('an exact total is believed, and one counted only so far is never less than what is seen', () => {
  fc.assert(
    fc.property(fc.nat(1000), sizes, totals, (page, pageSize, total) => {
      const counted = { page, pageSize, rows: pageSize, total };
      expect(listTotal(counted)).toEqual({ total, isTotalExact: true });
      const open = listTotal({ ...counted, isTotalExact: false });
      expect(open.total).toBe(Math.max(total, (page + 1) * pageSize));
      expect(open.isTotalExact).toBe(false);
    }),
  );
});
