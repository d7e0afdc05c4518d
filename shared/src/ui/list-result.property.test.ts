import * as fc from 'fast-check';
import { cutListPage, toListPage } from './list-result.ts';

const rowsOf = (count: number) => Array.from({ length: count }, (_, id) => ({ id }));
const sizes = fc.integer({ min: 1, max: 100 });

test('the pages of a list in the browser contain each row once (spec §9)', () => {
  fc.assert(
    fc.property(fc.nat(150), sizes, (count, size) => {
      const all = rowsOf(count);
      const pages = Array.from({ length: Math.ceil(count / size) }, (_, page) =>
        cutListPage(all, page, 0, size),
      );
      expect(pages.flatMap(({ rows }) => rows)).toEqual(all);
      expect(pages.every(({ total }) => total === count)).toBe(true);
    }),
  );
});

test('a page never has more rows than its size, and never more than 100, whatever the response', () => {
  const odd = fc.option(fc.oneof(fc.nat(300), fc.integer({ min: -5, max: 5 }), fc.nat()));
  fc.assert(
    fc.property(fc.nat(300), odd, odd, fc.nat(40), (count, total, pageSize, page) => {
      const response = { rows: rowsOf(count), total, pageSize, unreadable: 0 };
      const drawn = toListPage(response, page);
      expect(drawn.pageSize >= 1 && drawn.pageSize <= 100).toBe(true);
      expect(drawn.rows.length).toBeLessThanOrEqual(drawn.pageSize);
    }),
  );
});
