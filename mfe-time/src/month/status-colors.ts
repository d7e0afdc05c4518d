import { theme } from 'antd';
import type { CSSProperties } from 'react';

/** Colours by status; letters and shapes say the same. */
export function useStatusColors(): Readonly<Record<string, CSSProperties>> {
  const { token } = theme.useToken();
  return {
    Present: { background: token.colorSuccessBg, color: token.colorSuccess },
    'Half-day': { background: token.colorWarningBg, color: token.colorWarning },
    Absent: { background: token.colorErrorBg, color: token.colorError },
    Leave: { background: token.colorInfoBg, color: token.colorInfo },
    Holiday: { border: `1px solid ${token.colorTextQuaternary}`, color: token.colorTextSecondary },
    'Day off': { color: token.colorTextTertiary },
    'At work': { color: token.colorSuccess },
  };
}

/** Colours of the marks, for the element around the days. */
export function useMarkColors(): CSSProperties {
  const { token } = theme.useToken();
  return {
    '--day-late': token.colorWarning,
    '--day-missing': token.colorError,
    '--day-extra': token.colorSuccess,
  } as CSSProperties;
}
