import { theme } from 'antd';
import type { ThemeConfig } from 'antd/es/config-provider';

export type ThemeMode = 'light' | 'dark';

/** `compact` is for people who live in tables. */
export type Density = 'comfortable' | 'compact';

/** Font of the console: the system's own, so that nothing has to be fetched. */
const FONT_FAMILY =
  "system-ui, -apple-system, 'Segoe UI', Roboto, 'Helvetica Neue', Arial, 'Liberation Sans', sans-serif";

/**
 * Colours of a mode. Every text colour stands at 4.5:1 or more on the surfaces it is used on (WCAG 2.2 AA), and
 * what shows the focus (`colorPrimaryBorder`) at 3:1; the test beside it calculates both.
 */
const COLORS = {
  light: {
    colorPrimary: '#2453c7',
    colorInfo: '#2453c7',
    colorLink: '#2453c7',
    // antd's own hover falls below 4.5:1.
    colorLinkHover: '#1d46ad',
    colorLinkActive: '#183a90',
    colorSuccess: '#1a7f37',
    colorWarning: '#9a5b00',
    colorError: '#c62828',
    // antd's own hover is lighter: 4.1:1 as text on white.
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

/** antd's own hover is lighter, and white on it stands at 4.45:1 in light and 3.1:1 in dark. */
const PRIMARY_HOVER = { light: '#1d46ad', dark: '#3a5fbd' } as const;

/** The edge of a field is all that shows where it is, so it stands at 3:1; antd's own has half of that. */
export const FIELD_EDGE = { light: '#858f9e', dark: '#6d7a8c' } as const;

interface ThemeWishes {
  /** Nothing moves on its own: no fade, no slide (WCAG 2.2, 2.3.3). Default false. */
  readonly isMotionReduced?: boolean;
}

/** antd's theme of the console, the same in every module (design §13). */
export function themeFor(
  mode: ThemeMode,
  density: Density,
  { isMotionReduced = false }: ThemeWishes = {},
): ThemeConfig {
  const base = mode === 'dark' ? theme.darkAlgorithm : theme.defaultAlgorithm;
  return {
    algorithm: density === 'compact' ? [base, theme.compactAlgorithm] : base,
    token: {
      fontFamily: FONT_FAMILY,
      borderRadius: 8,
      controlHeight: 36,
      motion: !isMotionReduced,
      ...COLORS[mode],
    },
    components: {
      // White on the primary colour is the one text on it; it must hold at hover too.
      Button: {
        colorPrimaryHover: PRIMARY_HOVER[mode],
        fontWeight: 600,
        primaryShadow: 'none',
        dangerShadow: 'none',
        defaultShadow: 'none',
      },
      Input: { colorBorder: FIELD_EDGE[mode] },
      Select: { colorBorder: FIELD_EDGE[mode] },
      Radio: { colorBorder: FIELD_EDGE[mode] },
      Form: { itemMarginBottom: 20, verticalLabelPadding: '0 0 4px', labelHeight: 24 },
      Table: { headerBorderRadius: 12, cellPaddingBlock: 12, cellPaddingInline: 12 },
    },
  };
}
