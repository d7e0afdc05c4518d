import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { describeModule } from '../build/describe.ts';
import { type ModuleBuild, moduleBuild } from '../build/module-build.ts';
import { assertRules, SOURCE_RULES } from '../gate/gate.ts';
import { listFiles } from '../store/integrity.ts';
import { LIMITS } from './limits.ts';
import { UploadRefusal } from './upload-refusal.ts';

interface Expected {
  readonly name: string;
  readonly version: string;
}

/**
 * The release of an unpacked upload. A false statement of the sender must harm only its own module: the hashes are computed
 * here, and names must be those of the request.
 * @throws UploadRefusal or GateError that names the file and the rule.
 */
export async function readUpload(folder: string, expected: Expected) {
  const descriptor = await readJson(folder, 'module.json');
  const { name } = expected;
  await assertRules(`${name}/module.json`, SOURCE_RULES, { name, descriptor });
  const record = readBuild(await readJson(folder, 'build.json'), expected);
  const files = new Set(await listFiles(folder));
  const missing = record.preload.filter((file) => !files.has(file));
  if (missing.length > 0) {
    throw refusal(`build.json: preload names ${missing[0]}, which the archive lacks.`);
  }
  return describeModule({ dist: folder, record, descriptor });
}

function readBuild(value: unknown, { name, version }: Expected): ModuleBuild {
  const parsed = moduleBuild.safeParse(value);
  if (!parsed.success) {
    const fields = parsed.error.issues.map(({ path }) => path.join('.') || 'the file');
    throw refusal(
      `build.json: ${fields.join(', ')} cannot be read. Build with the preset of the SDK.`,
    );
  }
  const record = parsed.data;
  const federationName = `${name}_${version}`.replace(/[^A-Za-z0-9]/g, '_');
  for (const [field, stated, wanted] of [
    ['name', record.name, name],
    ['version', record.version, version],
    // It separates the code of versions and modules in a page (decision 002).
    ['federationName', record.federationName, federationName],
  ] as const) {
    if (stated !== wanted) {
      throw refusal(`build.json: ${field} is ${JSON.stringify(stated)}, it must be ${wanted}.`);
    }
  }
  return record;
}

async function readJson(folder: string, file: string): Promise<unknown> {
  const path = join(folder, file);
  const found = await stat(path).catch(() => undefined);
  if (!found?.isFile()) throw refusal(`${file}: the archive lacks this file.`);
  if (found.size > LIMITS.recordBytes) {
    throw refusal(`${file}: this file is larger than ${LIMITS.recordBytes / 1000} kB.`);
  }
  try {
    return JSON.parse(await readFile(path, 'utf8'));
  } catch {
    throw refusal(`${file}: this is no JSON.`);
  }
}

const refusal = (message: string) => new UploadRefusal(422, message);
