import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DESCRIPTOR } from '../testing/releases.ts';
import { paintAllowed } from './rules/paint-allowed.ts';

/** What the rule says about a build with this `paint.json`. */
function check(paint: unknown) {
  const dist = mkdtempSync(join(tmpdir(), 'paint-'));
  writeFileSync(
    join(dist, 'paint.json'),
    typeof paint === 'string' ? paint : JSON.stringify(paint),
  );
  return paintAllowed.check({ dist, budget: DESCRIPTOR.budget });
}

const withHtml = (html: string) => ({ '/login': { html, css: 'a{color:red}' } });

test('a build without a first paint, and one that only draws, are accepted', async () => {
  const dist = mkdtempSync(join(tmpdir(), 'paint-'));
  expect(await paintAllowed.check({ dist, budget: DESCRIPTOR.budget })).toBeUndefined();
  const html =
    '<main class="a"><h1>Hi</h1><form><label for="first-a">A</label><input id="first-a" name="a" type="email" aria-required="true" data-own><a href="/register">B</a><svg viewBox="0 0 1 1" fill="none"><path d="M0"></path></svg></form></main>';
  expect(await check(withHtml(html))).toBeUndefined();
});

test.each([
  ['<script>x</script>', '<script> is not allowed'],
  ['<p><iframe src="/"></iframe></p>', '<iframe> is not allowed'],
  ['<p style="x">a</p>', 'the attribute style is not allowed'],
  ['<p onclick="x">a</p>', 'the attribute onclick is not allowed'],
  ['<form action="https://evil.example"></form>', 'the attribute action is not allowed'],
  ['<button formaction="/x"></button>', 'the attribute formaction is not allowed'],
  ['<img src="https://evil.example/a.png">', 'the attribute src is not allowed'],
  ['<a href="https://evil.example">a</a>', 'the link https://evil.example does not stay'],
  ['<a href="//evil.example">a</a>', 'the link //evil.example does not stay'],
  ['<a href="/\\evil.example">a</a>', 'does not stay in the console'],
  ['<a href="javascript:alert(1)">a</a>', 'the link javascript:alert(1) does not stay'],
  ['<a href="/&#9;/evil.example">a</a>', 'does not stay in the console'],
  ['<p id="rollcall-page">{}</p>', 'the id rollcall-page does not begin with first-'],
  ['<div id="root"></div>', 'the id root does not begin with first-'],
  ['<div id="first-paint"></div>', 'the id first-paint is taken'],
  ['<img name="getElementById">', 'the attribute name is not allowed on <img>'],
  ['<form name="body"></form>', 'the attribute name is not allowed on <form>'],
  ['<svg><use xlink:href="#a"></use></svg>', '<use> is not allowed'],
  ['<svg><style>a{}</style></svg>', '<style> is not allowed'],
  ['<template><p></p></template>', '<template> is not allowed'],
  ['<!-- a -->', '#comment is not allowed'],
])('%s is refused: %s', async (html, expected) => {
  expect(await check(withHtml(html))).toContain(expected);
});

test.each(['@import "x"', 'a{background:url(/x)}', 'a{}</style><script>', 'a{content:"\\3c"}'])(
  'the style sheet %s is refused',
  async (css) => {
    expect(await check({ '/login': { html: '', css } })).toContain('its style sheet contains');
  },
);

test('a file that is too large or of another shape is refused', async () => {
  const noise = Array.from({ length: 20_000 }, (_, index) => (index * 7919) % 9973).join(' ');
  expect(await check(withHtml(`<p>${noise}</p>`))).toMatch(/kB are more than 10 kB/);
  for (const paint of ['nonsense', '[]', { '/login': 'x' }]) {
    expect(await check(paint)).toContain('is not an object of { html, css } by path');
  }
});
