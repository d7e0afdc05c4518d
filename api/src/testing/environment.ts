import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { TestEnvironment } from 'jest-environment-node';

const { resolve } = createRequire(import.meta.filename);

/** The compiled embedded database. V8 uses it again in every thread of a process as long as it is referenced. */
let compiled: WebAssembly.Module | undefined;

/**
 * The environment of the API's test files. Without it every file compiles the embedded database again, which takes more
 * than a second.
 */
// oxlint-disable-next-line import/no-default-export -- Jest asks for one
export default class ApiTestEnvironment extends TestEnvironment {
  override async setup(): Promise<void> {
    await super.setup();
    const folder = dirname(resolve('@electric-sql/pglite'));
    compiled ??= await WebAssembly.compile(readFileSync(join(folder, 'pglite.wasm')));
  }
}
