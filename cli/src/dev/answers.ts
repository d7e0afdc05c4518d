import type { IncomingMessage } from 'node:http';
import { OUTCOMES_PATH } from '@rollcall/shared/module';
import { isNavigation, OperatorError } from '@rollcall/shared/node';
import { CHANGES_SCRIPT } from './changes-script.ts';
import { problemPage } from './dev-page.ts';
import { type DevModule, devRelease, readDescriptor } from './dev-release.ts';
import { type Answer, json, text } from './http-answer.ts';
import { isAllowed } from './is-allowed.ts';
import type { LiveConsole } from './live-console.ts';
import type { LocalBackend } from './local-backend.ts';
import { CHANGES_PATH, DESCRIPTOR_PATH, DEV_PREFIX, HOOK_PATH } from './paths.ts';
import { reasonOf } from './reason-of.ts';
import { REFRESH_HOOK } from './refresh-hook.ts';

/** What a development server is made of. */
export interface Parts {
  readonly module: DevModule;
  readonly live: LiveConsole;
  /** The module's backend, where it is on this machine; otherwise calls go to the console's. */
  readonly backend: LocalBackend | undefined;
  /** Says in the terminal what is wrong. */
  readonly report: (sentence: string) => void;
}

/**
 * Answers what neither the bundler nor the console does, and refuses what another site asks for; undefined for all other
 * requests.
 */
export async function answer(
  request: IncomingMessage,
  { module, live, backend, report }: Parts,
): Promise<Answer | undefined> {
  const { url = '/', method = 'GET', headers } = request;
  const [path = '/'] = url.split('?', 1);
  if (!isAllowed(request)) return text(403, 'Only pages of this development server may ask it.');
  if (path === HOOK_PATH) return script(REFRESH_HOOK);
  if (path === CHANGES_PATH) return script(CHANGES_SCRIPT);
  if (path === DESCRIPTOR_PATH) return text(200, readDescriptor(module));
  // What fails in development says nothing about a release.
  if (path === OUTCOMES_PATH) return json(202, { status: true });
  const isPage = isNavigation({ method, url, headers });
  try {
    const ofBackend = await backend?.answer(request);
    if (ofBackend) return ofBackend;
    if (path === '/live.json') return json(200, await live.devList(devRelease(module)));
    if (!isPage) return undefined;
    // A page of another server would run with the session of this one.
    if (path.startsWith(DEV_PREFIX)) return text(404, 'There is no page here.');
    const more = backend ? [backend.capability] : [];
    return page(200, await live.devPage(url, devRelease(module), more));
  } catch (error) {
    const sentence = error instanceof OperatorError ? error.message : reasonOf(error);
    report(sentence);
    return isPage
      ? page(502, { html: problemPage(sentence), headers: PROBLEM_HEADERS })
      : text(502, sentence);
  }
}

const PROBLEM_HEADERS = {
  'content-security-policy': "default-src 'none'; script-src 'self'; connect-src 'self'",
};

const script = (body: string): Answer => ({
  status: 200,
  type: 'text/javascript; charset=utf-8',
  body,
});

interface Page {
  readonly html: string;
  readonly headers: Readonly<Record<string, string>>;
}

const page = (status: number, { html, headers }: Page): Answer => ({
  status,
  type: 'text/html; charset=utf-8',
  body: html,
  headers,
});
