import type { RsbuildPlugin } from '@rsbuild/core';
import { type ExportImportName, type ImportName, parseSync } from 'oxc-parser';
import { FACADE_KEYS, type FacadeKey, facadeNames } from './facades.ts';
import { entryNames, HOST_ENTRIES, type HostEntry } from './host-entries.ts';

/** A shared key whose names are compared, not only its presence: modules and shells are released at different times. */
type NamedKey = FacadeKey | HostEntry;

const NAMED_KEYS: readonly NamedKey[] = [...FACADE_KEYS, ...HOST_ENTRIES];

/** What a source file imports: names of {@link NamedKey}s as `[key, name]`, and every request of other files. */
export interface SourceImports {
  /** `*` is a namespace or a dynamic import. Leaves out type-only names, which do not exist at run time. */
  readonly names: readonly [key: NamedKey, name: string][];
  /** Requests of files and packages that are no named key, such as `./page.tsx`. */
  readonly requests: readonly string[];
}

/** Reads the imports and re-exports of a source file. */
export function importsOf(file: string, code: string): SourceImports {
  const { staticImports, staticExports, dynamicImports } = parseSync(file, code).module;
  const imported = staticImports.flatMap(({ moduleRequest, entries }) =>
    entries.map((entry) => ({ ...entry, moduleRequest })),
  );
  const exported = staticExports.flatMap(({ entries }) => entries);
  const used = [...imported, ...exported].filter(({ isType }) => !isType);
  const dynamic = dynamicImports.flatMap(
    ({ moduleRequest: { start, end } }) =>
      /^(['"`])(.*)\1$/.exec(code.slice(start, end))?.[2] ?? [],
  );
  const names = used.flatMap(({ moduleRequest, importName }) => {
    const key = findKey(moduleRequest?.value);
    return key ? [[key, nameOf(importName)] as [NamedKey, string]] : [];
  });
  const all = dynamic.flatMap((request) => {
    const key = findKey(request);
    return key ? [[key, '*'] as [NamedKey, string]] : [];
  });
  const sideEffects = staticImports.filter(({ entries }) => entries.length === 0);
  const requests = [
    ...[...used, ...sideEffects].flatMap(({ moduleRequest }) => moduleRequest?.value ?? []),
    ...dynamic,
  ];
  return {
    names: [...names, ...all],
    requests: [...new Set(requests)].filter((request) => !findKey(request)),
  };
}

const findKey = (request: string | undefined) => NAMED_KEYS.find((key) => key === request);

function nameOf({ kind, name }: ImportName | ExportImportName): string {
  if (kind === 'Default') return 'default';
  return kind === 'Name' && name ? name : '*';
}

/** Every name that a module may import from a key. */
function namesOfKey(key: NamedKey): string[] {
  const entry = HOST_ENTRIES.find((one) => one === key);
  return entry ? entryNames(entry) : facadeNames(key as FacadeKey);
}

/** What a shell with the present sources provides: `key#name` of every named key. */
export function providedNames(): string[] {
  return NAMED_KEYS.flatMap((key) => namesOfKey(key).map((name) => `${key}#${name}`));
}

/** Files of a module, and ours, wherever they are installed: the shell provides names to both. */
const SOURCES = { and: [/\.[cm]?[jt]sx?$/, { not: /\/node_modules\/(?!@rollcall\/)/ }] };

/**
 * Fails a module's build that imports a name which the shell does not export: at run time it would be `undefined`.
 * Passes each imported name to `onUse` as `key#name`, so that the build can record what it consumes (design §4).
 */
export function pluginImportedNames(onUse: (used: string) => void): RsbuildPlugin {
  const allowed = new Set(providedNames());
  return {
    name: 'rollcall:imported-names',
    setup(api) {
      api.transform({ test: SOURCES, order: 'pre' }, ({ code, resourcePath }) => {
        for (const [key, name] of importsOf(resourcePath, code).names) {
          if (!allowed.has(`${key}#${name}`)) {
            throw new Error(
              `${resourcePath}: "${name}" is not what modules may import from ${key}; import a name that it exports, by that name.`,
            );
          }
          onUse(`${key}#${name}`);
        }
        return code;
      });
    },
  };
}
