/** @jest-environment jsdom */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setPageContext } from '@rollcall/shared/session';
import { fireEvent, render } from '@testing-library/react';
import { contrast } from '../testing/index.ts';
import { Avatar } from './avatar.tsx';
import { initialsOf } from './initials.ts';
import { PersonName } from './person-name.tsx';

const css = readFileSync(join(import.meta.dirname, 'person.css'), 'utf8');
const own = () => setPageContext({ capabilities: new Set(), companyZone: 'UTC' });
const base = () => setPageContext({ capabilities: null, companyZone: null });

test.each([
  ['Aarav Abara', 'AA'],
  ['Liam de la Cruz', 'LC'],
  ['María José Elizabeth Tremblay', 'MT'],
  ["  rachel o'brien ", 'RO'],
  ['Zoë', 'Z'],
  ['élodie', 'É'],
  ['"Bo" (Åsa)', 'BÅ'],
  ['𠮷野 家', '𠮷家'],
  ['محمد الخوارزمي', 'م\u200cا'],
  ['', ''],
  ['42 -', ''],
])('the initials of %p are %p', (name, expected) => {
  expect(initialsOf(name)).toBe(expected);
});

/** The colours of the style sheet, each as [ground, text] of light and of dark mode. */
const pairs = [
  ...css.matchAll(
    /background: light-dark\((#\w+), (#\w+)\);\s*color: light-dark\((#\w+), (#\w+)\)/g,
  ),
].flatMap(([, light = '', dark = '', onLight = '', onDark = '']) => [
  [light, onLight],
  [dark, onDark],
]);

test('initials have a contrast of 4.5:1 on each colour in both modes (WCAG 1.4.3)', () => {
  expect(pairs).toHaveLength(2 * 8);
  expect(pairs.filter(([ground = '', text = '']) => contrast(text, ground) < 4.5)).toEqual([]);
});

test('a person has one colour everywhere', () => {
  own();
  const colorOf = (id: number) =>
    render(<Avatar id={id} name="Jana Novak" />)
      .container.querySelector('.avatar')
      ?.getAttribute('data-color');
  expect([8, 16, 9, 15].map(colorOf)).toEqual(['0', '0', '1', '7']);
});

test('a photo that cannot be loaded gives way to the initials', () => {
  own();
  const { container } = render(<Avatar id={1} name="Jana Novak" photo="/photo.webp" />);
  const image = container.querySelector('img');
  expect(image?.getAttribute('src')).toBe('/photo.webp');
  if (image) fireEvent.error(image);
  expect(container.querySelector('[data-initials="JN"]')).not.toBeNull();
});

test.each([
  ['محمد الخوارزمي', null],
  ['Q', null],
  ['Wolfeschlegelsteinhausenbergerdorff Zz', 'Wolfeschlegelsteinhausenbergerdorff Zz'],
])('the name %s has its own direction, and the title %s', (name, title) => {
  own();
  const { getByText } = render(<PersonName id={1} name={name} note="Sales" />);
  expect(getByText(name)).toHaveAttribute('dir', 'auto');
  expect(getByText(name).getAttribute('title')).toBe(title);
  expect(getByText(name)).not.toHaveTextContent('Sales');
});

test('a base backend has a placeholder in place of initials, and names alone in lists (spec §2)', () => {
  base();
  const { container } = render(<Avatar id={1} name="Jana Novak" />);
  expect(container.querySelector('.avatar > svg')).not.toBeNull();
  const list = render(<PersonName id={1} name="Jana Novak" />);
  expect(list.container.innerHTML).toBe('Jana Novak');
});
