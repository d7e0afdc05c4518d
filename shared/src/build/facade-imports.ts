import type { RsbuildPlugin } from '@rsbuild/core';
import { type ExportImportName, type ImportName, parseSync } from 'oxc-parser';
import { FACADE_KEYS, type FacadeKey, facadeNames } from './facades.ts';

/**
 * Names that a source file imports or re-exports from façade keys, as `[key, name]`; `*` is a namespace import. Leaves
 * out type-only names, which do not exist at run time.
 */
export function facadeImports(file: string, code: string): [key: FacadeKey, name: string][] {
  const { staticImports, staticExports } = parseSync(file, code).module;
  const imported = staticImports.flatMap(({ moduleRequest, entries }) =>
    entries.map((entry) => ({ ...entry, moduleRequest })),
  );
  const exported = staticExports.flatMap(({ entries }) => entries);
  return [...imported, ...exported].flatMap(({ moduleRequest, importName, isType }) => {
    const key = FACADE_KEYS.find((one) => one === moduleRequest?.value);
    return key && !isType ? [[key, nameOf(importName)] as [FacadeKey, string]] : [];
  });
}

function nameOf({ kind, name }: ImportName | ExportImportName): string {
  if (kind === 'Default') return 'default';
  return kind === 'Name' && name ? name : '*';
}

/**
 * Fails a module's build that imports a name which the façade does not export: at run time it would be `undefined`.
 * Passes each imported name to `onUse` as `key#name`, so that the build can record what it consumes (design §4).
 */
export function pluginFacadeNames(onUse: (used: string) => void): RsbuildPlugin {
  const allowed = new Map(FACADE_KEYS.map((key) => [key, new Set(facadeNames(key))]));
  return {
    name: 'rollcall:facade-names',
    setup(api) {
      api.transform({ test: /\.tsx?$/, order: 'pre' }, ({ code, resourcePath }) => {
        for (const [key, name] of facadeImports(resourcePath, code)) {
          if (!allowed.get(key)?.has(name)) {
            throw new Error(
              `${resourcePath}: "${name}" is not what modules may import from ${key}; use a name of its stable browser API.`,
            );
          }
          onUse(`${key}#${name}`);
        }
        return code;
      });
    },
  };
}
