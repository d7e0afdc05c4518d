import { theme } from 'antd';
import type { ThemeConfig } from 'antd/es/config-provider';

export type ThemeMode = 'light' | 'dark';

/** `compact` is for people who mostly work with tables. */
export type Density = 'comfortable' | 'compact';

/** The shell has the font, and a fallback of the same metrics (decision 092); other scripts have the system's. */
const FONT_FAMILY = "Geist, 'Geist Fallback', system-ui, sans-serif";

/**
 * Colours of a mode. Every text colour has a contrast of at least 4.5:1 on its surfaces (WCAG 2.2 AA), and the focus
 * indicator (`colorPrimaryBorder`) at least 3:1; theme.test.ts calculates both.
 */
const COLORS = {
  light: {
    colorPrimary: '#2453c7',
    colorInfo: '#2453c7',
    colorLink: '#2453c7',
    // antd's default hover colour is below 4.5:1.
    colorLinkHover: '#1d46ad',
    colorLinkActive: '#183a90',
    colorSuccess: '#1a7f37',
    colorWarning: '#9a5b00',
    colorError: '#c62828',
    // antd's default hover colour is lighter: 4.1:1 as text on white.
    colorErrorHover: '#a81f1f',
    colorSuccessBg: '#e7f5ea',
    colorSuccessBorder: '#a9d8b4',
    colorWarningBg: '#fdf3e1',
    colorWarningBorder: '#ecc98a',
    colorErrorBg: '#fdecec',
    colorErrorBorder: '#f0b3b3',
    colorInfoBg: '#e8eefb',
    colorInfoBorder: '#b3c6f0',
    colorPrimaryBg: '#e8eefb',
    colorPrimaryBorder: '#4a78ea',
    colorTextBase: '#1b2330',
    colorBgLayout: '#f6f7f9',
    colorTextSecondary: '#4f5b6b',
    colorTextTertiary: '#5d6979',
    colorTextQuaternary: '#6b7687',
    colorTextDescription: '#5d6979',
    colorTextPlaceholder: '#667085',
    colorBorder: '#c3cad4',
    colorBorderSecondary: '#dde1e7',
  },
  dark: {
    colorPrimary: '#4a78ea',
    colorInfo: '#8fb0ff',
    colorLink: '#8fb0ff',
    colorLinkHover: '#adc5ff',
    colorLinkActive: '#7f9ff5',
    colorSuccess: '#4cc26b',
    colorWarning: '#e0a33a',
    colorError: '#ff7b72',
    colorErrorHover: '#ff9a93',
    // antd's default active colour is too dark for the dark text of danger buttons.
    colorErrorActive: '#e0655d',
    colorSuccessBg: '#15301d',
    colorSuccessBorder: '#2b6b3d',
    colorWarningBg: '#352709',
    colorWarningBorder: '#7a5a16',
    colorErrorBg: '#3a1817',
    colorErrorBorder: '#8a3a36',
    colorInfoBg: '#1b2a4a',
    colorInfoBorder: '#35528f',
    colorPrimaryBg: '#1b2a4a',
    colorPrimaryBorder: '#7f9ff5',
    colorTextBase: '#e8ebf0',
    colorBgBase: '#11151b',
    colorBgLayout: '#11151b',
    colorBgContainer: '#191f27',
    colorBgElevated: '#202733',
    colorTextSecondary: '#a9b4c2',
    colorTextTertiary: '#a0abba',
    colorTextQuaternary: '#8f9bab',
    colorTextDescription: '#a0abba',
    colorTextPlaceholder: '#8f9bab',
    colorBorder: '#414c5b',
    colorBorderSecondary: '#323b47',
  },
} as const;

/** antd's default hover colour is lighter: white text on it has only 4.45:1 in light and 3.1:1 in dark mode. */
const PRIMARY_HOVER = { light: '#1d46ad', dark: '#3a5fbd' } as const;

/** Text of primary danger buttons: in dark mode their red is light, white on it has only 3.3:1. */
const DANGER_TEXT = { light: '#ffffff', dark: '#11151b' } as const;

/** Only the border shows where a field is, so it has a contrast of 3:1; antd's default has half of that. */
export const FIELD_BORDER = { light: '#858f9e', dark: '#6d7a8c' } as const;

interface ThemeOptions {
  /** Disables animations such as fades and slides (WCAG 2.2, 2.3.3). Default false. */
  readonly isMotionReduced?: boolean;
}

/** antd's theme of the console, the same in every module (design §13). */
export function themeFor(
  mode: ThemeMode,
  density: Density,
  { isMotionReduced = false }: ThemeOptions = {},
): ThemeConfig {
  const base = mode === 'dark' ? theme.darkAlgorithm : theme.defaultAlgorithm;
  return {
    algorithm: density === 'compact' ? [base, theme.compactAlgorithm] : base,
    token: {
      fontFamily: FONT_FAMILY,
      fontSizeHeading1: 24,
      fontSizeHeading2: 18,
      fontSizeHeading3: 16,
      fontSizeHeading4: 14,
      borderRadius: 8,
      controlHeight: 36,
      motion: !isMotionReduced,
      ...COLORS[mode],
    },
    components: {
      // The white text on the primary colour needs enough contrast on hover, too.
      Button: {
        colorPrimaryHover: PRIMARY_HOVER[mode],
        // As text of other buttons, that colour would be too dark in dark mode.
        defaultHoverColor: COLORS[mode].colorLink,
        defaultHoverBorderColor: COLORS[mode].colorLink,
        defaultActiveColor: COLORS[mode].colorLink,
        defaultActiveBorderColor: COLORS[mode].colorLink,
        dangerColor: DANGER_TEXT[mode],
        fontWeight: 600,
        primaryShadow: 'none',
        dangerShadow: 'none',
        defaultShadow: 'none',
      },
      Input: { colorBorder: FIELD_BORDER[mode] },
      Select: { colorBorder: FIELD_BORDER[mode] },
      Radio: { colorBorder: FIELD_BORDER[mode] },
      // Its text has the primary colour, which is only light enough for surfaces of buttons in dark mode.
      Spin: { colorPrimary: COLORS[mode].colorLink },
      Form: { itemMarginBottom: 20, verticalLabelPadding: '0 0 4px', labelHeight: 24 },
      Statistic: { contentFontSize: 24 },
      // antd's default of 22 pixels is less than WCAG 2.2 asks for (2.5.8).
      Switch: { trackHeight: 24 },
      Table: { headerBorderRadius: 12, cellPaddingBlock: 8, cellPaddingInline: 12 },
    },
  };
}
