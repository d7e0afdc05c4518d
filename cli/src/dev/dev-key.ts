import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { JWK } from 'jose';
import { createKey } from '../backend/backend-token.ts';

/**
 * The key that signs tokens for a backend on this machine. It is kept among the module's packages, since a backend that has
 * just read the keys does not read them again for half a minute.
 */
export async function devKey(folder: string): Promise<JWK> {
  const file = join(folder, 'node_modules/.cache/rollcall/dev-key.json');
  try {
    return JSON.parse(await readFile(file, 'utf8'));
  } catch {
    const key = await createKey();
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, JSON.stringify(key), { mode: 0o600 });
    return key;
  }
}
