import { createContext, lazy, type ReactNode, useContext } from 'react';

/** What the theme of a page needs: the nonce of its style elements. Without it there is none, as in tests, which bring their own. */
export const ThemeContext = createContext<{ readonly nonce: string | undefined } | undefined>(
  undefined,
);

const AntdTheme = lazy(async () => ({ default: (await import('./antd-theme.tsx')).AntdTheme }));

/**
 * antd's theme for what is inside: everything that draws antd. Its code is loaded with the first such page; suspends until
 * then.
 */
export function Themed({ children }: { readonly children: ReactNode }) {
  const theme = useContext(ThemeContext);
  return theme ? <AntdTheme nonce={theme.nonce}>{children}</AntdTheme> : children;
}
