import { findSpacing } from './spacing.ts';

test.each([
  ['padding: 6px;', ['6px']],
  ['margin: 0 0 0.75rem;', ['0.75rem']],
  ['margin: .5em auto;', ['.5em']],
  ['margin-block-end: -3px;', ['-3px']],
  ['gap: 8px 12px;', ['8px', '12px']],
  ['column-gap: 16px', ['16px']],
  ['padding-inline: var(--rc-space-1) 5px !important;', ['5px']],
  ['padding:\n    5px;', ['5px']],
])('refuses %s', (declaration, lengths) => {
  expect(findSpacing(`.a {\n  ${declaration}\n}`)).toEqual(
    lengths.map((length) => ({ line: 2, length })),
  );
});

test.each([
  ['a step', 'padding: var(--rc-space-1) 0 var(--rc-space-4);'],
  ['none, and what is left', 'margin: 0 auto;'],
  ['a line', 'padding: 2px 1px; margin-block-end: -1px;'],
  ['the size of another element', 'padding-inline-start: calc(1.5rem + var(--rc-space-3));'],
  ['paper', 'margin: 12mm;'],
  ['a position', 'inset: 6px; scroll-padding-inline: 11rem;'],
  ['what is no space', 'width: 6px; --list-gap: 24px; border-spacing: 6px;'],
  ['a reason', '/* Off the scale: as a field of antd. */\n  padding: 9.5px 11px;'],
])('accepts %s', (_, declaration) => {
  expect(findSpacing(`.a {\n  ${declaration}\n}`)).toEqual([]);
});

test('a reason is that of one value', () => {
  expect(findSpacing('/* Off the scale: a field. */\npadding: 5px;\nmargin: 5px;')).toEqual([
    { line: 3, length: '5px' },
  ]);
});
