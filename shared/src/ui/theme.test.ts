import { theme } from 'antd';
import { contrast } from '../testing/index.ts';
import { FIELD_BORDER, type ThemeMode, themeFor } from './theme.ts';

const MODES: readonly ThemeMode[] = ['light', 'dark'];
const tokensOf = (mode: ThemeMode) => theme.getDesignToken(themeFor(mode, 'comfortable'));

const SURFACES = ['colorBgLayout', 'colorBgContainer', 'colorBgElevated'] as const;
const TEXTS = [
  'colorText',
  'colorTextSecondary',
  'colorTextTertiary',
  'colorTextDescription',
  'colorTextPlaceholder',
  'colorLink',
  'colorLinkHover',
  'colorLinkActive',
] as const;

const pairs = MODES.flatMap((mode) => SURFACES.map((surface) => [mode, surface] as const));

test.each(pairs)('in %s, texts on %s have a contrast of 4.5:1 (WCAG 1.4.3)', (mode, surface) => {
  const tokens = tokensOf(mode);
  const weak = TEXTS.filter((text) => contrast(tokens[text], tokens[surface]) < 4.5);
  expect(weak).toEqual([]);
});

test.each(pairs)(
  'in %s, focus and fields on %s have a contrast of 3:1 (WCAG 1.4.11)',
  (mode, surface) => {
    const tokens = tokensOf(mode);
    expect(contrast(tokens.colorPrimaryBorder, tokens[surface])).toBeGreaterThanOrEqual(3);
    expect(contrast(FIELD_BORDER[mode], tokens[surface])).toBeGreaterThanOrEqual(3);
  },
);

test.each(MODES)('in %s, badges and buttons have enough contrast (WCAG 1.4.3)', (mode) => {
  const tokens = tokensOf(mode);
  expect(contrast('#ffffff', tokens.colorPrimary)).toBeGreaterThanOrEqual(4.5);
  const hover = themeFor(mode, 'comfortable').components?.Button?.defaultHoverColor ?? '';
  expect(contrast(hover, tokens.colorBgContainer)).toBeGreaterThanOrEqual(4.5);
  for (const tone of ['Success', 'Warning', 'Error', 'Info'] as const) {
    expect([tone, contrast(tokens[`color${tone}`], tokens[`color${tone}Bg`]) >= 4.5]).toEqual([
      tone,
      true,
    ]);
  }
});

test.each(MODES)('in %s, primary danger buttons have a contrast of 4.5:1 (WCAG 1.4.3)', (mode) => {
  const tokens = tokensOf(mode);
  const text = themeFor(mode, 'comfortable').components?.Button?.dangerColor ?? '#ffffff';
  const weak = (['colorError', 'colorErrorHover', 'colorErrorActive'] as const).filter(
    (surface) => contrast(text, tokens[surface]) < 4.5,
  );
  expect(weak).toEqual([]);
});

test.each(pairs)('in %s, the text of a spinner on %s has 4.5:1 (WCAG 1.4.3)', (mode, surface) => {
  const tokens = tokensOf(mode);
  const text = themeFor(mode, 'comfortable').components?.Spin?.colorPrimary ?? tokens.colorPrimary;
  expect(contrast(text, tokens[surface])).toBeGreaterThanOrEqual(4.5);
});
