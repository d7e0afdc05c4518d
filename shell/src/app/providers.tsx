import { queryClient } from '@rollcall/shared/transport';
import { themeFor } from '@rollcall/shared/ui';
import { QueryClientProvider } from '@tanstack/react-query';
import { ConfigProvider, theme } from 'antd';
import enUS from 'antd/es/locale/en_US';
import { type ReactNode, useLayoutEffect, useMemo } from 'react';
import { isMotionReduced, useMode } from '../appearance/appearance.ts';
import { ToastHost } from '../toasts/toast-host.tsx';

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

/** The contexts of shell and modules: theme with the CSP nonce, locale, query cache, toasts (design §2, §14). */
export function Providers({ nonce, children }: Props) {
  const mode = useMode();
  const themeConfig = useMemo(() => themeFor(mode, 'comfortable', { isMotionReduced }), [mode]);
  const csp = useMemo(() => (nonce === undefined ? {} : { nonce }), [nonce]);
  useLayoutEffect(() => {
    document.documentElement.dataset.mode = mode;
  }, [mode]);
  return (
    <ConfigProvider theme={themeConfig} csp={csp} locale={enUS} getPopupContainer={popupContainer}>
      <ThemeVariables />
      <QueryClientProvider client={queryClient}>
        {children}
        <ToastHost />
      </QueryClientProvider>
    </ConfigProvider>
  );
}

/** Passes the theme's tokens to the shell's style sheets, so that there is one palette. */
function ThemeVariables() {
  const { token } = theme.useToken();
  useLayoutEffect(() => {
    const variables = {
      '--rc-page': token.colorBgLayout,
      '--rc-surface': token.colorBgContainer,
      '--rc-text': token.colorText,
      '--rc-text-secondary': token.colorTextSecondary,
      '--rc-border': token.colorBorderSecondary,
      '--rc-accent': token.colorPrimary,
      '--rc-accent-text': token.colorLink,
      '--rc-accent-soft': token.colorPrimaryBg,
      '--rc-hover': token.colorFillTertiary,
      '--rc-skeleton': token.colorFillSecondary,
      '--rc-focus': token.colorLink,
    };
    const { style } = document.documentElement;
    for (const [name, value] of Object.entries(variables)) style.setProperty(name, value);
  }, [token]);
  return null;
}
