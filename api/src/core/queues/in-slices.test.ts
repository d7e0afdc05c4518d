import { mapInSlices } from './in-slices.ts';

test('values are mapped in their order, and those without a result are left out', async () => {
  const numbers = Array.from({ length: 100 }, (_, n) => n);
  const even = await mapInSlices(numbers, (n) => (n % 2 === 0 ? n * 10 : undefined));
  expect(even).toEqual(Array.from({ length: 50 }, (_, n) => n * 20));
  expect(await mapInSlices([], (n) => n)).toEqual([]);
});

test('other work runs in between when it takes long', async () => {
  let now = 0;
  jest.spyOn(performance, 'now').mockImplementation(() => now);
  const seen: (number | string)[] = [];
  setImmediate(() => seen.push('another request'));
  await mapInSlices([...Array(100).keys()], (n) => {
    now += 1;
    seen.push(n);
  });
  expect(seen).toHaveLength(101);
  expect(seen.indexOf('another request')).toBe(20);
});
