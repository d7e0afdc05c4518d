import { cpSync, existsSync, readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { DESCRIPTOR_FORMAT } from '@rollcall/shared/module';
import { create } from 'tar';
import { CommandError } from './command-error.ts';
import { EXIT } from './exit-codes.ts';
import type { Project } from './project.ts';
import type { Candidate } from './release-client.ts';
import { runTool } from './run-tool.ts';

/** Prints what a release will require, with the SDK that the module is built with. */
const PRINT_NEEDS = `
import { libraryVersions, namesImportedFrom } from '@rollcall/shared/build';
const consumes = namesImportedFrom(process.argv[1]);
console.log(JSON.stringify({ consumes, libraries: libraryVersions() }));
`;

/** What a release of the project's sources will require. */
export async function candidateOf(
  { folder, name, version, descriptor }: Project,
  signal: AbortSignal,
): Promise<Omit<Candidate, 'again'>> {
  resolveIn(folder, '@rollcall/shared/build');
  const title = `The imports of ${name} could not be read`;
  const entry = join(folder, 'src/module.ts');
  const args = ['--input-type=module', '--eval', PRINT_NEEDS, entry];
  const tool = { title, exitCode: EXIT.failed, folder, signal };
  const printed = JSON.parse(await runTool(tool, process.execPath, args));
  return { version, descriptor, ...printed, descriptorFormat: DESCRIPTOR_FORMAT };
}

/** Runs the tests of the project with its own command, `npm test`. */
export async function testProject({ folder, name }: Project, signal: AbortSignal): Promise<void> {
  const { scripts = {} } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  if (!scripts.test)
    throw new CommandError(`${name} has no tests: package.json needs a script "test".`, EXIT.tests);
  await runTool(
    { title: `The tests of ${name} failed`, exitCode: EXIT.tests, folder, signal },
    'npm',
    ['test'],
  );
}

/** Checks the types of the project, if it has a tsconfig.json. */
export async function checkTypes({ folder, name }: Project, signal: AbortSignal): Promise<void> {
  if (!existsSync(join(folder, 'tsconfig.json'))) return;
  const tsc = join(dirname(resolveIn(folder, 'typescript/package.json')), 'bin/tsc');
  const title = `The type check of ${name} failed`;
  const args = [tsc, '--noEmit', '--pretty', 'false'];
  await runTool({ title, exitCode: EXIT.tests, folder, signal }, process.execPath, args);
}

/** Builds the project as its version, into `dist`. */
export async function buildProject(
  { folder, name, version }: Project,
  signal: AbortSignal,
): Promise<void> {
  const rsbuild = join(dirname(resolveIn(folder, '@rsbuild/core/package.json')), 'bin/rsbuild.js');
  const title = `The build of ${name} failed`;
  const env = { ROLLCALL_RELEASE: version, NODE_ENV: 'production' };
  await runTool({ title, exitCode: EXIT.build, folder, signal, env }, process.execPath, [
    rsbuild,
    'build',
  ]);
  cpSync(join(folder, 'module.json'), join(folder, 'dist/module.json'));
}

/** The archive of a build, as the release service expects it; the same build gives the same bytes. */
export async function packBuild({ folder }: Project): Promise<Uint8Array<ArrayBuffer>> {
  const cwd = join(folder, 'dist');
  const files = readdirSync(cwd, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !entry.name.startsWith('.'))
    .map(({ parentPath, name }) => join(parentPath, name).slice(cwd.length + 1))
    .map((file) => file.replaceAll('\\', '/'))
    .toSorted();
  const chunks: Buffer[] = [];
  const packed = create({ cwd, gzip: { level: 9 }, portable: true, mtime: new Date(0) }, files);
  for await (const chunk of packed) chunks.push(chunk as Buffer);
  return new Uint8Array(Buffer.concat(chunks));
}

function resolveIn(folder: string, request: string): string {
  try {
    return createRequire(join(folder, 'package.json')).resolve(request);
  } catch (cause) {
    throw new CommandError(
      `${request} is not installed: run npm install, and compare package.json with a module that rollcall create has made.`,
      EXIT.failed,
      cause,
    );
  }
}
