import {
  moduleJson,
  PAGE_DATA_ID,
  type PageData,
  pageData,
  type Release,
} from '@rollcall/shared/module';
import { OperatorError } from '@rollcall/shared/node';
import { composePage } from '../web-host/page.ts';
import { HOOK_PATH, modulePrefix } from './paths.ts';

/** A page of the running console: its data, its style nonce, its headers. */
interface ConsolePage {
  readonly data: PageData;
  readonly nonce: string;
  readonly policy: string;
}

const BLOCK = new RegExp(`id="${PAGE_DATA_ID}" nonce="([^"]+)">(.*?)</script>`, 's');

/**
 * Fetches a page of the running console.
 * @throws OperatorError when there is no response, or when the response is not a page of the console.
 */
export async function readConsolePage(consoleUrl: string, path: string): Promise<ConsolePage> {
  const response = await fetch(new URL(path, consoleUrl), {
    headers: { accept: 'text/html' },
  }).catch((cause: unknown) => {
    throw new OperatorError(
      `No console answers at ${consoleUrl}: run npm start in another terminal, or set CONSOLE_URL.`,
      { cause },
    );
  });
  const [, nonce = '', json] = BLOCK.exec(await response.text()) ?? [];
  if (json === undefined) throw new OperatorError(`${consoleUrl} is not a Rollcall console.`);
  const data = pageData.parse(JSON.parse(json));
  return { data, nonce, policy: response.headers.get('content-security-policy') ?? '' };
}

/** The console's data with the release of one module replaced by the one in development. */
export function withDevModule(data: PageData, name: string, release: Release): PageData {
  const pointer = {
    current: release.version,
    good: null,
    bad: [],
    disabled: false,
    by: 'npm run dev',
    at: release.builtAt,
    releases: { [release.version]: release },
  };
  const { releases } = data;
  return {
    ...data,
    releases: { ...releases, modules: { ...releases.modules, [name]: pointer } },
  };
}

/** The release of the module under hot reload: its present descriptor, with its files on the development server. */
export function devRelease(name: string, version: string, descriptor: unknown): Release {
  return {
    name,
    version,
    federationName: `${name}_${version}`.replace(/[^A-Za-z0-9]/g, '_'),
    url: modulePrefix(name),
    builtAt: new Date().toISOString(),
    descriptor: moduleJson.parse(descriptor),
    // Its sources may use any name of the router (decision 084).
    consumes: ['react-router-dom'],
    needs: [],
    integrity: {},
    preload: [],
  };
}

/** The development shell's page with the console's data and nonce, and with React's hook before the scripts. */
export function composeDevPage(html: string, { nonce }: ConsolePage, data: PageData): string {
  const hook = `<script src="${HOOK_PATH}"></script>`;
  return composePage(html, { data, nonce, preloads: [], paint: undefined }).replace(
    '<head>',
    () => `<head>${hook}`,
  );
}
