import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { ThemeContext } from '../appearance/themed.tsx';
import { ShellErrorBoundary } from '../boot/shell-error-boundary.tsx';
import type { ConsoleRouter } from '../router/console-router.ts';
import { ConsoleRouterProvider } from '../router/console-router-provider.tsx';
import { ToastHost } from '../toasts/toast-host.tsx';
import { Console } from './console.tsx';
import { ConsoleContext, type ConsoleContextValue } from './console-context.ts';
import { readNonce } from './page-data.ts';
import { Providers } from './providers.tsx';

/** Renders the console with the contexts of shell and modules. */
export function mount(root: HTMLElement, router: ConsoleRouter, value: ConsoleContextValue): void {
  createRoot(root).render(
    <StrictMode>
      <ShellErrorBoundary>
        <Providers>
          <ConsoleContext value={value}>
            <ThemeContext value={{ nonce: readNonce(document) }}>
              <ConsoleRouterProvider router={router}>
                <Console />
              </ConsoleRouterProvider>
              <ToastHost />
            </ThemeContext>
          </ConsoleContext>
        </Providers>
      </ShellErrorBoundary>
    </StrictMode>,
  );
}
