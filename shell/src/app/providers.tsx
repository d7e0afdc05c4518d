import { queryClient } from '@rollcall/shared/transport';
import { QueryClientProvider } from '@tanstack/react-query';
import { type ReactNode, useLayoutEffect } from 'react';
import { useMode } from '../appearance/appearance.ts';

/** What every page needs: the mode of the style sheets and the query cache (design §2). Pages with antd have its theme, too. */
export function Providers({ children }: { readonly children: ReactNode }) {
  const mode = useMode();
  useLayoutEffect(() => {
    document.documentElement.dataset.mode = mode;
  }, [mode]);
  return <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>;
}
