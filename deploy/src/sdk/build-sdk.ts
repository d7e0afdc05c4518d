import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { packCli } from './pack-cli.ts';
import { packSdk } from './pack-sdk.ts';
import { SDK_INDEX, type SdkIndex } from './sdk-index.ts';

/**
 * Packs what modules in other repositories need into a folder of the shell's build, and lists it: `shared`, with which they
 * are built, and the command `rollcall`.
 */
export async function buildSdk(root: string, folder: string): Promise<void> {
  const packages = [await packSdk(join(root, 'shared'), folder), await packCli(root, folder)];
  const index: SdkIndex = { packages };
  writeFileSync(join(folder, SDK_INDEX), `${JSON.stringify(index, null, 2)}\n`);
}
