import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { packCli } from './pack-cli.ts';
import { packSdk } from './pack-sdk.ts';
import { renderGuide } from './render-guide.ts';
import { SDK_GUIDE, SDK_INDEX, type SdkIndex } from './sdk-index.ts';

/**
 * Packs what modules in other repositories need into a folder of the shell's build, and lists it: `shared`, with which they
 * are built, and the command `rollcall`. The guide goes with them, because it says what these packages do.
 */
export async function buildSdk(root: string, folder: string): Promise<void> {
  const packages = [await packSdk(join(root, 'shared'), folder), await packCli(root, folder)];
  const index: SdkIndex = { packages };
  const guide = renderGuide(readFileSync(join(root, 'docs/modules.md'), 'utf8'));
  write(SDK_INDEX, index);
  write(SDK_GUIDE, guide);

  function write(name: string, content: object) {
    writeFileSync(join(folder, name), `${JSON.stringify(content, null, 2)}\n`);
  }
}
