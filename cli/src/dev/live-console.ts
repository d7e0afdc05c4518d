import { DEVELOPMENT_PAGE, platformMeets, type Release } from '@rollcall/shared/module';
import { OperatorError } from '@rollcall/shared/node';
import * as z from 'zod/mini';
import { composeDevPage, readPage, withDevModule } from './dev-page.ts';
import { only } from './http-answer.ts';
import { reasonOf } from './reason-of.ts';

/** How long the console may take for a page or a file, in milliseconds. */
const TIMEOUT_MS = 30_000;

const developmentPage = z.object({ html: z.string() });

const liveList = z.looseObject({ modules: z.record(z.string(), z.unknown()) });

/** What protects a page of the console protects it here, too. */
const KEPT_HEADERS = [
  'content-security-policy',
  'cross-origin-opener-policy',
  'permissions-policy',
  'referrer-policy',
];

/** A page with the headers of the console that it keeps. */
interface DevPage {
  readonly html: string;
  readonly headers: Readonly<Record<string, string>>;
}

export type LiveConsole = ReturnType<typeof liveConsole>;

/** The running console at `url`, as the development server reads it. Every call throws OperatorError. */
export function liveConsole(url: string) {
  /** The page of each shell's development build, by its version, which never changes. */
  const shellPages = new Map<string, string>();

  async function shellPage(version: string): Promise<string> {
    const known = shellPages.get(version);
    if (known !== undefined) return known;
    const response = await ask(url, `/shell/${encodeURIComponent(version)}/${DEVELOPMENT_PAGE}`);
    if (!response.ok) {
      throw new OperatorError(
        `The shell ${version} of ${url} has no development build: it is older than this command. Ask the operator of the console to release a newer one.`,
      );
    }
    const { html } = developmentPage.parse(await response.json());
    shellPages.set(version, html);
    return html;
  }

  async function page(path: string) {
    const response = await ask(url, path, 'text/html');
    const found = readPage(await response.text());
    if (new URL(response.url).origin !== new URL(url).origin) {
      throw new OperatorError(
        `${url} leads to ${new URL(response.url).origin}: name that address.`,
      );
    }
    if (found) return { found, headers: only(response.headers, KEPT_HEADERS) };
    if (response.status === 503) {
      throw new OperatorError(`The console at ${url} is starting. Reload in a moment.`);
    }
    throw new OperatorError(`${url} is not a Rollcall console.`);
  }

  return {
    /** The base URL of the console's calls. Fails where there is no console, or none with a development build. */
    async apiUrl(): Promise<string> {
      const { shell, api } = (await page('/')).found.data;
      await shellPage(shell.version);
      return new URL(api.baseUrl, `${url}/`).href;
    },
    /** A page of the console that loads the module in development, with more capabilities than the console has. */
    async devPage(path: string, release: Release, more: readonly string[]): Promise<DevPage> {
      const { found, headers } = await page(path);
      const { version, platform } = found.data.shell;
      checkPlatform(platform, release);
      const html = await shellPage(version);
      return { html: composeDevPage(html, found, { release, more }), headers };
    },
    /** What is live, with the module in development: open pages ask for it every minute. */
    async devList(release: Release): Promise<object> {
      const response = await ask(url, '/live.json');
      return withDevModule(liveList.parse(await response.json()), release);
    },
  };
}

function checkPlatform(platform: string, { descriptor: { requires } }: Release): void {
  if (platformMeets(platform, requires.platform)) return;
  throw new OperatorError(
    `module.json requires the platform ${requires.platform}, and the console has ${platform}: see requires.platform.`,
  );
}

async function ask(url: string, path: string, accept = '*/*'): Promise<Response> {
  try {
    const signal = AbortSignal.timeout(TIMEOUT_MS);
    return await fetch(url + path, { headers: { accept }, signal });
  } catch (cause) {
    throw new OperatorError(
      `No console answers at ${url} (${reasonOf(cause)}). Name a running one with --to.`,
      { cause },
    );
  }
}
