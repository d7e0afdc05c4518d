import type { PageData, ShellPreloads } from '@rollcall/shared/module';
import { filesAfterSignIn } from './files-after-sign-in.ts';

/** Files that are fetched at the same time: the sign-in itself must not wait for a free connection. */
const PARALLEL = 2;

interface Options {
  readonly page: PageData;
  /** The path that was opened without a session. */
  readonly requested: () => string | undefined;
  /** Whether a visitor is about to sign in. */
  readonly isSigningIn: () => boolean;
}

/**
 * Fetches the code of the console into the browser's cache as soon as a visitor begins to type on the sign-in page, which
 * does without it: a visitor who only looks at the page should not load it. Nothing runs, and a failure
 * is ignored: the page that needs a file fetches it itself. After the sign-in no further file is fetched: which page
 * follows is known then.
 */
export function fetchAfterFirstInput({ page, requested, isSigningIn }: Options): void {
  const onInput = () => {
    if (!isSigningIn()) return;
    document.removeEventListener('input', onInput, true);
    void fetchFiles(page, requested(), isSigningIn).catch(() => undefined);
  };
  document.addEventListener('input', onInput, true);
}

async function fetchFiles(
  page: PageData,
  requested: string | undefined,
  isSigningIn: () => boolean,
): Promise<void> {
  const response = await fetch(`/shell/${page.shell.version}/preloads.json`, { priority: 'low' });
  const preloads: ShellPreloads = await response.json();
  const waiting = await filesAfterSignIn(page, preloads, requested);
  const fetchNext = async (): Promise<void> => {
    const file = waiting.shift();
    if (file === undefined || !isSigningIn()) return;
    const next = await fetch(file, { priority: 'low' });
    await next.arrayBuffer();
    await fetchNext();
  };
  await Promise.all(Array.from({ length: PARALLEL }, fetchNext));
}
