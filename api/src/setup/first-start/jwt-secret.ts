import { randomBytes, randomUUID } from 'node:crypto';
import {
  closeSync,
  existsSync,
  fsyncSync,
  linkSync,
  openSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeSync,
} from 'node:fs';
import { join } from 'node:path';
import { StartError } from '@rollcall/shared/node';

const NAME = 'jwt-secret';
const UNFINISHED = `${NAME}.new-`;
/** As JWT_SECRET: fewer could be guessed. */
const SHORTEST = 32;

/** Is told each step of writing the file; a test ends the process there. */
type OnStep = (step: 'opened' | 'written' | 'synced' | 'linked' | 'folder synced') => void;

/**
 * The secret that signs tokens: the given one, else one made on the first start and kept beside the embedded
 * database, so that sessions outlive a restart.
 * @throws StartError, naming the file, when what it holds is no such secret.
 */
export function jwtSecret(
  given: string | undefined,
  dataDir: string,
  onStep: OnStep = () => {},
): string {
  if (given) return given;
  const file = join(dataDir, NAME);
  const secret = readSecret(file) ?? makeSecret(dataDir, file, onStep);
  removeUnfinished(dataDir);
  return secret;
}

function readSecret(file: string): string | undefined {
  let secret: string;
  try {
    secret = readFileSync(file, 'utf8');
  } catch (cause) {
    if ((cause as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw new StartError(`${file} cannot be read: ${(cause as Error).message}. ${WHAT_TO_DO}`, {
      cause,
    });
  }
  const { length } = secret.trim();
  // A power cut can leave a file of zero bytes: as a secret it would be known to everybody.
  if (/^[\x21-\x7e]+$/.test(secret.trim()) && length >= SHORTEST) return secret;
  throw new StartError(
    `${file} holds ${length} characters and must hold at least ${SHORTEST}, all of them printable. ${WHAT_TO_DO}`,
  );
}

const WHAT_TO_DO =
  'Restore it from a backup, or remove it: a new one is made then, everybody has to sign in again, and links and codes that were mailed are worth nothing.';

/**
 * Writes the secret beside its place and links it there once it is on disk: a link replaces nothing, so that of
 * two servers that start together one makes it and both use it, and whatever dies half-way leaves no file of
 * that name.
 */
function makeSecret(dataDir: string, file: string, onStep: OnStep): string {
  const unfinished = join(dataDir, UNFINISHED + randomUUID());
  const descriptor = openSync(unfinished, 'wx', 0o600);
  onStep('opened');
  try {
    writeSync(descriptor, randomBytes(48).toString('base64url'));
    onStep('written');
    fsyncSync(descriptor);
    onStep('synced');
  } finally {
    closeSync(descriptor);
  }
  putInPlace(unfinished, file);
  onStep('linked');
  syncFolder(dataDir);
  onStep('folder synced');
  const secret = readSecret(file);
  if (secret === undefined) throw new StartError(`${file} was removed while it was made.`);
  return secret;
}

function putInPlace(unfinished: string, file: string): void {
  try {
    linkSync(unfinished, file);
  } catch (error) {
    const { code = '' } = error as NodeJS.ErrnoException;
    // Another server was first, and may have cleared away what it did not need any more.
    if (code === 'EEXIST' || (code === 'ENOENT' && existsSync(file))) return;
    // A file system without links; the folder's lock keeps a second server away there.
    if (!['EPERM', 'ENOTSUP', 'ENOSYS'].includes(code)) throw error;
    renameSync(unfinished, file);
  }
}

function syncFolder(folder: string): void {
  const descriptor = openSync(folder, 'r');
  try {
    fsyncSync(descriptor);
  } finally {
    closeSync(descriptor);
  }
}

/** What a killed start has left; once there is a secret nobody needs it. */
function removeUnfinished(dataDir: string): void {
  for (const name of readdirSync(dataDir)) {
    if (name.startsWith(UNFINISHED)) rmSync(join(dataDir, name), { force: true });
  }
}
