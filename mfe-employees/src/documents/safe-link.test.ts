import { safeLink } from './safe-link.ts';

test.each([
  ['https://files.example/a.png', true],
  ['/api/v1/files/00?expires=1', true],
  ['//evil.example/a.png', false],
  ['/\\evil.example', false],
  ['javascript:alert(1)', false],
  [' javascript:alert(1)', false],
  ['data:text/html,x', false],
  [null, false],
])('%j may stand in a link: %s', (url, isSafe) => {
  expect(safeLink(url)).toBe(isSafe ? url : undefined);
});
