import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { themeFor } from '@rollcall/shared/ui';
import { theme } from 'antd';

const css = readFileSync(join(import.meta.dirname, 'public-layout.css'), 'utf8');

/** The tokens of a mode, with those that the theme changes for single components. */
function tokensOf(mode: 'light' | 'dark') {
  const config = themeFor(mode, 'comfortable');
  const { Button, Input } = config.components ?? {};
  return {
    ...theme.getDesignToken(config),
    fieldEdge: Input?.colorBorder ?? '',
    buttonHover: Button?.colorPrimaryHover ?? '',
  };
}

/** The colours of the style sheet, with the names of antd's tokens for them. */
const TOKENS: Readonly<Record<string, keyof ReturnType<typeof tokensOf>>> = {
  '--public-muted': 'colorTextDescription',
  '--public-focus': 'colorPrimaryBorder',
  '--public-link-hover': 'colorLinkHover',
  '--public-link-active': 'colorLinkActive',
  '--public-field-edge': 'fieldEdge',
  '--public-field-hover': 'colorPrimaryHover',
  '--public-field-ring': 'controlOutline',
  '--public-button-edge': 'colorBorder',
  '--public-accent-hover': 'buttonHover',
  '--public-accent-active': 'colorPrimaryActive',
  '--public-pressed': 'colorFill',
  '--public-disabled': 'colorBgContainerDisabled',
  '--public-disabled-text': 'colorTextDisabled',
  '--public-disabled-edge': 'colorBorderDisabled',
  '--public-warning': 'colorWarning',
  '--public-error': 'colorError',
  '--public-error-hover': 'colorErrorBorderHover',
  '--public-error-ring': 'colorErrorOutline',
  '--public-error-surface': 'colorErrorBg',
  '--public-error-edge': 'colorErrorBorder',
};

const asWritten = (colour: unknown) =>
  String(colour).replace(/^rgba\((\d+),(\d+),(\d+),([\d.]+)\)$/, 'rgb($1 $2 $3 / $4)');

test.each(Object.entries(TOKENS))(
  "%s is antd's %s in both modes, so that public pages look like the others",
  (name, token) => {
    const [light, dark] = (['light', 'dark'] as const).map((mode) =>
      asWritten(tokensOf(mode)[token]),
    );
    expect(css).toContain(`  ${name}: light-dark(${light}, ${dark});`);
  },
);

test('the style sheet has no other colours of its own', () => {
  const names = [...css.matchAll(/(--public-[\w-]+): /g)].map(([, name]) => name);
  expect(names.toSorted()).toEqual(Object.keys(TOKENS).toSorted());
});
