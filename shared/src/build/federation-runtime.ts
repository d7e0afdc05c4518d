import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';

/** Packages of the federation runtime that end up in a build and whose CommonJS file rspack references by path. */
const PARTS = [
  '@module-federation/webpack-bundler-runtime',
  '@module-federation/runtime',
  '@module-federation/inject-external-runtime-core-plugin',
] as const;

/**
 * The `resolve.alias` entries that replace those CommonJS files by the ESM files next to them, so that tree shaking
 * works: a module's entry is half the size (design §14). Only this file knows the file layout of federation.
 * @throws Error if an upgrade moved these files: check what the package ships now and update or delete this file.
 */
export function federationRuntimeAliases(): Record<string, string> {
  const enhanced = createRequire(import.meta.url).resolve('@module-federation/enhanced/rspack');
  const require = createRequire(enhanced);
  return Object.fromEntries(
    PARTS.map((part) => {
      const commonJs = require.resolve(part);
      const esm = commonJs.replace(/\.cjs$/, '.js');
      if (commonJs === esm || !existsSync(esm)) {
        throw new Error(`${part} has no ESM build next to ${commonJs}: see federation-runtime.ts.`);
      }
      return [commonJs, esm];
    }),
  );
}
