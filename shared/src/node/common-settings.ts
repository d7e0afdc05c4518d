import * as z from 'zod/mini';
import { httpUrl, isOrigin, listOf, oneOf, wholeNumber } from './field.ts';
import type { SettingNotes } from './setting-note.ts';
import { trustProxy } from './trust-proxy.ts';

/** The pages of the console are at `/` only. */
const consoleUrl = httpUrl.check(
  z.refine((url) => new URL(url).pathname === '/', 'an http:// or https:// URL without a path'),
);

const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;
const PATHS_RULE =
  'a JSON object whose keys are names of calls and whose values are paths like /v2/x';

/**
 * The settings that both the web host and the API read (design §11, design §15.12), by the name of their environment variable.
 * Each server adds its own settings to this shape.
 */
export const commonSettings = {
  PORT: z.prefault(wholeNumber(0, 65_535), '3000'),
  /** Address to listen on; for the default see {@link listenHost}. */
  HOST: z.optional(z.string().check(z.regex(/^[\w.:-]+$/, 'a host name or an IP address'))),
  /** Folder of all stored data: embedded database, files, mail, releases. */
  DATA_DIR: z.prefault(z.string(), './data'),
  /** Address under which people reach the console, when it differs from where it listens. */
  PUBLIC_URL: z.optional(consoleUrl),
  TRUST_PROXY: z.prefault(trustProxy, 'none'),
  CORS_ORIGINS: z.prefault(
    listOf(isOrigin, 'origins like https://hr.example, separated by commas'),
    '',
  ),
  LOG_LEVEL: z.prefault(oneOf(LOG_LEVELS), 'warn'),
  /** The versioned base URL of a foreign backend; unset means that the console uses ours. */
  API_BASE_URL: z.optional(httpUrl),
  /** Call name → path, for backends with extra version prefixes (spec §7). */
  API_PATHS: z.prefault(jsonPaths(), '{}'),
  /** Path of the administrator's registration call, which the specification does not show. */
  API_REGISTER_PATH: z.prefault(
    z.string().check(z.regex(/^\/\S*$/, 'a path that starts with /')),
    '/admin/employee',
  ),
};

/** Descriptions of these settings for the README (`npm run settings`). */
export const commonNotes: SettingNotes<typeof commonSettings> = {
  PORT: { group: 'Console', meaning: 'Port of the console.' },
  HOST: {
    group: 'Console',
    meaning: 'Address to listen on.',
    fallback: '127.0.0.1 while the demo administrator exists, else 0.0.0.0',
  },
  PUBLIC_URL: {
    group: 'Console',
    meaning:
      'URL under which people reach the console, without a path; links in mails and the commands of `/sdk` start with it. An `https` URL switches HSTS on.',
    fallback: '`http://localhost:PORT`',
  },
  DATA_DIR: {
    group: 'Database',
    meaning:
      'Folder of all stored data: embedded database, uploads, mail without a server, releases ([layout](docs/contributing.md#what-is-in-data_dir)).',
  },
  API_BASE_URL: {
    group: 'Foreign backend',
    meaning:
      'The console calls this backend instead of ours. The versioned base URL, e.g. `https://hr.example/api/v1`.',
    fallback: 'our own server',
  },
  API_PATHS: {
    group: 'Foreign backend',
    meaning: 'JSON map of call name to path, for backends with extra version prefixes.',
    fallback: 'none',
  },
  API_REGISTER_PATH: {
    group: 'Foreign backend',
    meaning: "Path of the administrator's registration call.",
  },
  TRUST_PROXY: {
    group: 'Operations',
    meaning:
      'Proxies in front of the server that are trusted to report the IP address of the client: `none`, their number (1 to 10), or their IP addresses and networks. Without it everyone behind a proxy counts as one client, and the server warns when it starts.',
  },
  CORS_ORIGINS: {
    group: 'Operations',
    meaning: 'Other origins that may call the API, separated by commas.',
    fallback: 'none',
  },
  LOG_LEVEL: {
    group: 'Operations',
    meaning: '`fatal`, `error`, `warn`, `info`, `debug`, `trace` or `silent`.',
  },
};

function jsonPaths() {
  return z.pipe(
    z.pipe(z.string(), z.transform(parseJson)),
    z.record(z.string(), z.string(PATHS_RULE).check(z.regex(/^\/\S*$/, PATHS_RULE)), PATHS_RULE),
  );
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}
