import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { TestEnvironment } from 'jest-environment-node';

const { resolve } = createRequire(import.meta.filename);

/** The compiled embedded database. V8 uses it again in every thread of a process as long as it is referenced. */
let compiled: WebAssembly.Module | undefined;

/**
 * The environment of the API's test files. With TEST_DATABASE_URL they run on that server; with `TEST_DATABASES=both`, which
 * `npm test` sets, files that begin with the comment `@database embedded` stay on the embedded database.
 */
// oxlint-disable-next-line import/no-default-export -- Jest asks for one
export default class ApiTestEnvironment extends TestEnvironment {
  readonly #isEmbedded: boolean;

  constructor(...args: ConstructorParameters<typeof TestEnvironment>) {
    super(...args);
    const [, { docblockPragmas }] = args;
    const isMarked = docblockPragmas.database === 'embedded';
    const { TEST_DATABASE_URL, TEST_DATABASES } = process.env;
    this.#isEmbedded = !TEST_DATABASE_URL || (TEST_DATABASES === 'both' && isMarked);
  }

  override async setup(): Promise<void> {
    await super.setup();
    if (!this.#isEmbedded) return;
    delete this.global.process.env.TEST_DATABASE_URL;
    // Without this, every file compiles the embedded database again, which takes more than a second.
    const folder = dirname(resolve('@electric-sql/pglite'));
    compiled ??= await WebAssembly.compile(readFileSync(join(folder, 'pglite.wasm')));
  }
}
