import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';

/** Packages of the federation runtime that a build carries and whose CommonJS file rspack names by path. */
const PARTS = [
  '@module-federation/webpack-bundler-runtime',
  '@module-federation/runtime',
  '@module-federation/inject-external-runtime-core-plugin',
] as const;

/**
 * Resolve aliases that swap those CommonJS files for the ESM ones beside them, so that what a build does not
 * use is shaken off: a module's entry shrinks by half (design §14). The one place that knows federation's files.
 * @throws Error when an upgrade moved them: see what it ships now, then correct this file or drop it.
 */
export function federationRuntimeAliases(): Record<string, string> {
  const enhanced = createRequire(import.meta.url).resolve('@module-federation/enhanced/rspack');
  const require = createRequire(enhanced);
  return Object.fromEntries(
    PARTS.map((part) => {
      const used = require.resolve(part);
      const wanted = used.replace(/\.cjs$/, '.js');
      if (used === wanted || !existsSync(wanted)) {
        throw new Error(`${part} has no ESM build beside ${used}: see federation-runtime.ts.`);
      }
      return [used, wanted];
    }),
  );
}
