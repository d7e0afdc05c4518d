import { theme } from 'antd';

/** Colours by status; the letters say the same. */
export function useStatusColors(): Readonly<Record<string, object>> {
  const { token } = theme.useToken();
  return {
    Present: { background: token.colorSuccessBg, color: token.colorSuccess },
    Absent: { background: token.colorErrorBg, color: token.colorError },
    Leave: { background: token.colorInfoBg, color: token.colorInfo },
  };
}
