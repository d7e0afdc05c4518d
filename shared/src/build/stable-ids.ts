import { createHash } from 'node:crypto';
import type { Rspack } from '@rsbuild/core';

/** What the bundler lists before it names modules: here `identifier` is a text. */
interface Named {
  readonly identifier: unknown;
  id: string | number | null;
}

/** Modules of federation, and scripts within a URL: the bundler derives their ids from absolute paths. */
const BY_FOLDER = /^(consume|provide) shared module |!data:/;

/**
 * Names those modules by what stays the same in every folder, so that two checkouts of the same sources build files of the
 * same names (decision 085).
 * @param root the folder of the checkout.
 */
export function stableIds(root: string): Rspack.RspackPluginInstance {
  const relative = (identifier: string) =>
    identifier
      .replaceAll(root, '')
      .replaceAll(encodeURIComponent(root), '')
      .replace(/\|\w+$/, '');
  return {
    apply({ hooks }: Rspack.Compiler) {
      hooks.compilation.tap('stable-ids', (compilation) => {
        compilation.hooks.beforeModuleIds.tap('stable-ids', (modules) => {
          for (const module of modules as Iterable<unknown> as Iterable<Named>) {
            const identifier = String(module.identifier);
            if (BY_FOLDER.test(identifier)) module.id = shortHash(relative(identifier));
          }
        });
      });
    },
  };
}

/** The bundler itself names no module so: its ids have letters and digits only. */
const shortHash = (text: string) =>
  `_${createHash('sha256').update(text).digest('base64url').slice(0, 5)}`;
