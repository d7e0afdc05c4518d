import { safeImage, safeLink } from './safe-link.ts';

test.each([
  ['https://files.example/a.png', true],
  ['/api/v1/files/00?expires=1', true],
  ['//evil.example/a.png', false],
  ['/\\evil.example', false],
  // Browsers remove these characters and use the remaining URL.
  ['/\t/evil.example', false],
  ['/\n/evil.example', false],
  ['/\r\\evil.example', false],
  ['javascript:alert(1)', false],
  [' javascript:alert(1)', false],
  ['data:text/html,x', false],
  [null, false],
])('%j is safe in a link: %s', (url, isSafe) => {
  expect(safeLink(url)).toBe(isSafe ? url : undefined);
});

test.each([
  ['https://files.example/a.png', true],
  ['data:image/png;base64,AA==', true],
  ['data:text/html,x', false],
  ['javascript:alert(1)', false],
  [null, false],
])('%j is safe as an image: %s', (url, isSafe) => {
  expect(safeImage(url)).toBe(isSafe ? url : undefined);
});
