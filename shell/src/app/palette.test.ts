import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { themeFor } from '@rollcall/shared/ui';
import { theme } from 'antd';

/** The colours of the style sheets, with the names of antd's tokens for them. */
const TOKENS = {
  '--rc-page': 'colorBgLayout',
  '--rc-surface': 'colorBgContainer',
  '--rc-text': 'colorText',
  '--rc-text-secondary': 'colorTextSecondary',
  '--rc-border': 'colorBorderSecondary',
  '--rc-accent': 'colorPrimary',
  '--rc-accent-text': 'colorLink',
  '--rc-accent-soft': 'colorPrimaryBg',
  '--rc-hover': 'colorFillTertiary',
  '--rc-skeleton': 'colorFillSecondary',
  '--rc-focus': 'colorLink',
} as const;

const css = readFileSync(join(import.meta.dirname, 'global.css'), 'utf8');

/** `rgba(1,2,3,0.5)` and `#fff` as style sheets here write them. */
const asWritten = (colour: string) =>
  colour
    .replace(/^rgba\((\d+),(\d+),(\d+),([\d.]+)\)$/, 'rgb($1 $2 $3 / $4)')
    .replace(/^#(.)\1(.)\2(.)\3$/, '#$1$2$3');

test.each(Object.entries(TOKENS))(
  "%s is antd's %s in both modes, so that pages with and without antd have one palette",
  (name, token) => {
    const [light, dark] = (['light', 'dark'] as const).map((mode) =>
      asWritten(theme.getDesignToken(themeFor(mode, 'comfortable'))[token]),
    );
    expect(css).toContain(`  ${name}: light-dark(${light}, ${dark});`);
  },
);

/** The sizes of the style sheet, with the names of antd's tokens for them. */
const SIZES = {
  '--rc-size-small': 'fontSizeSM',
  '--rc-size-text': 'fontSize',
  '--rc-size-large': 'fontSizeHeading3',
  '--rc-size-section': 'fontSizeHeading2',
  '--rc-size-title': 'fontSizeHeading1',
} as const;

test.each(Object.entries(SIZES))("%s is antd's %s", (name, token) => {
  const size = theme.getDesignToken(themeFor('light', 'comfortable'))[token];
  expect(css).toContain(`  ${name}: ${Number(size) / 16}rem;`);
});

test("the font is antd's, so that the first paint and pages without antd have it", () => {
  const { fontFamily = '' } = themeFor('light', 'comfortable').token ?? {};
  expect(css).toContain(`  font-family: ${fontFamily.replaceAll("'", '"')};`);
});
