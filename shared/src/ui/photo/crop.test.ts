import { squareOf } from './crop.ts';

test.each([
  ['the middle of a wide image', [400, 200], [1, 0.5, 0.5], { left: 100, top: 0, edge: 200 }],
  ['the middle of a tall image', [200, 500], [1, 0.5, 0.5], { left: 0, top: 150, edge: 200 }],
  ['the right end of a wide image', [400, 200], [1, 1, 0.5], { left: 200, top: 0, edge: 200 }],
  ['a zoomed corner', [400, 400], [2, 0, 1], { left: 0, top: 200, edge: 200 }],
] as const)('a photo is %s', (_, [width, height], [zoom, across, down], square) => {
  expect(squareOf({ width, height }, { zoom, across, down })).toEqual(square);
});
