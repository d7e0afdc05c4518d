import { readdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join, relative } from 'node:path';
import { FACADE_KEYS } from './facades.ts';

const require = createRequire(import.meta.url);

/** Version of `shared`; the packed SDK adds digits that identify its content. */
export const SDK_VERSION: string = require('../../package.json').version;

/** Version of the shared singletons, which is the platform version that modules require (design §2). */
export const PLATFORM_VERSION: string = SDK_VERSION.replace(/-.*/, '');

/** Directories of antd that contain no component: helpers, raw styles, data. */
const NOT_COMPONENTS = new Set(['_util', 'style', 'version', 'locale']);

const antdRoot = join(dirname(require.resolve('antd/package.json')), 'es');

/**
 * Every antd component directory as a shared key, read from the installed package and not from current use, so that a
 * module can use a component that no other module uses yet (design §4).
 */
export const ANTD_KEYS: readonly string[] = readdirSync(antdRoot, { withFileTypes: true })
  .filter((entry) => entry.isDirectory() && !NOT_COMPONENTS.has(entry.name))
  .map((entry) => `antd/es/${entry.name}`)
  .toSorted();

/** Libraries that hold state or context: one instance per page, in the shell's first script (design §14). */
const EAGER_KEYS = [
  'react',
  'react/jsx-runtime',
  'react-dom',
  'react-dom/client',
  '@rollcall/shared/session',
  '@rollcall/shared/transport',
] as const;

/**
 * Shared so that the configuration of dates and the latest history entry are the same everywhere; loaded lazily because no
 * public page needs them.
 */
const LAZY_KEYS = ['dayjs', '@rollcall/shared/url'] as const;

/**
 * The base component of icons passes the CSP nonce from antd's ConfigProvider to icons. Icons import it by a relative
 * path, so it is shared by its file (design §14).
 */
const ICON_BASE = {
  key: '@ant-design/icons/AntdIconLight',
  file: join(
    dirname(require.resolve('@ant-design/icons/package.json')),
    'es/components/AntdIconLight.js',
  ),
} as const;

interface SharedEntry {
  readonly import: string | false;
  readonly shareKey?: string;
  readonly singleton: true;
  readonly eager?: boolean;
  readonly requiredVersion: false | string;
  readonly version?: string;
}

const provided = (extra: Partial<SharedEntry> & Pick<SharedEntry, 'import'>): SharedEntry => ({
  singleton: true,
  requiredVersion: false,
  version: PLATFORM_VERSION,
  ...extra,
});

const consumed = (shareKey?: string): SharedEntry => ({
  import: false,
  singleton: true,
  requiredVersion: false,
  ...(shareKey === undefined ? {} : { shareKey }),
});

/**
 * The `shared` option of the shell's build. `facades` maps each façade key to its file. File paths are relative to the
 * shell's `folder`, because an absolute path would end up in the build's output.
 */
export function providedByShell(folder: string, facades: Readonly<Record<string, string>>) {
  const fromFolder = (file: string) =>
    relative(folder, file)
      .replaceAll('\\', '/')
      .replace(/^(?!\.)/, './');
  const entries: Record<string, SharedEntry> = {};
  for (const key of EAGER_KEYS) entries[key] = provided({ import: key, eager: true });
  for (const key of LAZY_KEYS) entries[key] = provided({ import: key });
  for (const key of FACADE_KEYS) {
    entries[key] = provided({ import: fromFolder(facades[key] ?? key), eager: true });
  }
  for (const key of ANTD_KEYS) {
    entries[key] = provided({
      // By path, so that it also resolves from a virtual entry (rsbuild.shared.ts).
      import: fromFolder(join(antdRoot, key.slice('antd/es/'.length), 'index.js')),
    });
  }
  entries[ICON_BASE.file] = provided({
    import: fromFolder(ICON_BASE.file),
    shareKey: ICON_BASE.key,
  });
  return entries;
}

/** Every key that the shell provides. */
export function providedKeys(): string[] {
  const entries = Object.entries(consumedByModule());
  return entries.map(([name, { shareKey }]) => shareKey ?? name).toSorted();
}

/** The `shared` option of a module's build: it provides nothing, so a page has one instance of each (design §14). */
export function consumedByModule() {
  const entries: Record<string, SharedEntry> = {};
  for (const key of [...EAGER_KEYS, ...LAZY_KEYS, ...FACADE_KEYS, ...ANTD_KEYS])
    entries[key] = consumed();
  entries[ICON_BASE.file] = consumed(ICON_BASE.key);
  return entries;
}
