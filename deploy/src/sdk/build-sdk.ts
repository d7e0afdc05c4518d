import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { packSdk } from './pack-sdk.ts';
import { SDK_INDEX, type SdkIndex } from './sdk-index.ts';

/** Packs `shared`, which modules in other repositories are built with, into a folder of the shell's build, and lists it. */
export async function buildSdk(shared: string, folder: string): Promise<void> {
  const index: SdkIndex = { packages: [await packSdk(shared, folder)] };
  writeFileSync(join(folder, SDK_INDEX), `${JSON.stringify(index, null, 2)}\n`);
}
