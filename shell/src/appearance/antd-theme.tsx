import { themeFor } from '@rollcall/shared/ui';
import { ConfigProvider } from 'antd';
import enUS from 'antd/es/locale/en_US';
import { type ReactNode, useMemo } from 'react';
import { THEME_KEY } from '../antd-patches/theme-key.ts';
import { isMotionReduced, useMode } from './appearance.ts';

interface Props {
  readonly nonce: string | undefined;
  readonly children: ReactNode;
}

/**
 * The container of lists, menus and popovers: the dialog or landmark of their opener. Screen readers stay inside an
 * open dialog and would not find a popup at the end of the page. In a dialog only its container receives clicks.
 */
function popupContainer(opener?: HTMLElement): HTMLElement {
  return opener?.closest<HTMLElement>('.ant-modal-container, main, header') ?? document.body;
}

/** antd's rules are not generated in the page, only the variables that they name (decision 083). */
const EXTRACTED_RULES = { zeroRuntime: true, hashed: false, cssVar: { key: THEME_KEY } } as const;

/** antd's theme, with the CSP nonce and the locale, for shell and modules (design §13, design §14). */
export function AntdTheme({ nonce, children }: Props) {
  const mode = useMode();
  const themeConfig = useMemo(
    () => ({ ...themeFor(mode, 'comfortable', { isMotionReduced }), ...EXTRACTED_RULES }),
    [mode],
  );
  const csp = useMemo(() => (nonce === undefined ? {} : { nonce }), [nonce]);
  return (
    <ConfigProvider theme={themeConfig} csp={csp} locale={enUS} getPopupContainer={popupContainer}>
      {children}
    </ConfigProvider>
  );
}
