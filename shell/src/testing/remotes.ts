import { init } from '@module-federation/enhanced/runtime';
import type { Release } from '@rollcall/shared/module';

/** The result of loading a script element: the exports of the remote, a failed file, or a file that hangs. */
export type ScriptResponse = (() => unknown) | 'fails' | 'hangs';

/**
 * Starts the federation runtime as a build of the shell does, and loads script elements, which jsdom does not run.
 * Returns the runtime and all requested scripts.
 */
export function serveRemotes(
  respond: (release: Release) => ScriptResponse,
  releases: readonly Release[],
) {
  const runtime = init({ name: 'shell', remotes: [] });
  const scripts: HTMLScriptElement[] = [];
  const run = (script: HTMLScriptElement) => {
    scripts.push(script);
    const release = releases.find(({ url }) => new URL(script.src).pathname.startsWith(url));
    const result = release ? respond(release) : 'fails';
    if (result === 'hangs') return;
    if (!release || result === 'fails') {
      script.dispatchEvent(new Event('error'));
      return;
    }
    const container = { init: () => undefined, get: async () => result };
    Object.assign(window, { [release.federationName]: container });
    script.dispatchEvent(new Event('load'));
  };
  const observer = new MutationObserver((changes) => {
    for (const node of changes.flatMap(({ addedNodes }) => [...addedNodes])) {
      if (node instanceof HTMLScriptElement && node.src) run(node);
    }
  });
  observer.observe(document.head, { childList: true });
  return { runtime, scripts };
}
