import { init } from '@module-federation/enhanced/runtime';
import type { Release } from '@rollcall/shared/module';

/** How the load of a script element goes: what the expose of the remote gives, or that the file failed or hangs. */
export type ScriptAnswer = (() => unknown) | 'fails' | 'hangs';

/**
 * The federation runtime as a build of the shell starts it, in a browser that answers script elements as told: jsdom
 * runs none. Returns the runtime and every script that was asked for.
 */
export function serveRemotes(
  answer: (release: Release) => ScriptAnswer,
  releases: readonly Release[],
) {
  const runtime = init({ name: 'shell', remotes: [] });
  const scripts: HTMLScriptElement[] = [];
  const run = (script: HTMLScriptElement) => {
    scripts.push(script);
    const release = releases.find(({ url }) => new URL(script.src).pathname.startsWith(url));
    const given = release ? answer(release) : 'fails';
    if (given === 'hangs') return;
    if (!release || given === 'fails') {
      script.dispatchEvent(new Event('error'));
      return;
    }
    const container = { init: () => undefined, get: async () => given };
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
