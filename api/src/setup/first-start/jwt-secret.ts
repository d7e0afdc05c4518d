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
import { OperatorError } from '@rollcall/shared/node';

const FILE_NAME = 'jwt-secret';
const UNFINISHED = `${FILE_NAME}.new-`;
/** The same minimum as for JWT_SECRET; shorter secrets can be guessed. */
const MIN_LENGTH = 32;

/** Called at each step of writing the file, so that a test can end the process there. */
type OnStep = (step: 'opened' | 'written' | 'synced' | 'linked' | 'folder synced') => void;

/**
 * The secret that signs tokens: the configured one, else one created on the first start and stored in the data
 * folder, so that sessions survive a restart.
 * @throws OperatorError that names the file when its content is not a valid secret.
 */
export function jwtSecret(
  configured: string | undefined,
  dataDir: string,
  onStep: OnStep = () => {},
): string {
  if (configured) return configured;
  const file = join(dataDir, FILE_NAME);
  const secret = readSecret(file) ?? createSecret(dataDir, file, onStep);
  removeUnfinished(dataDir);
  return secret;
}

function readSecret(file: string): string | undefined {
  let secret: string;
  try {
    secret = readFileSync(file, 'utf8');
  } catch (cause) {
    if ((cause as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw new OperatorError(
      `${file} cannot be read: ${(cause as Error).message}. ${RECOVERY_STEPS}`,
      {
        cause,
      },
    );
  }
  const { length } = secret.trim();
  // A power cut can leave a file of zero bytes, which would be a publicly known secret.
  if (/^[\x21-\x7e]+$/.test(secret.trim()) && length >= MIN_LENGTH) return secret;
  throw new OperatorError(
    `${file} has ${length} characters; it must have at least ${MIN_LENGTH}, all printable. ${RECOVERY_STEPS}`,
  );
}

const RECOVERY_STEPS =
  'Restore it from a backup, or delete it to create a new one: everyone must sign in again, and links and codes already sent stop working.';

/**
 * Writes the secret to a temporary file and links it to its name once it is on disk. A link never replaces a
 * file, so that of two servers that start together one creates the secret and both use it; a crash leaves no
 * incomplete file of that name.
 */
function createSecret(dataDir: string, file: string, onStep: OnStep): string {
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
  publishFile(unfinished, file);
  onStep('linked');
  syncFolder(dataDir);
  onStep('folder synced');
  const secret = readSecret(file);
  if (secret === undefined)
    throw new OperatorError(`${file} was removed while it was being created.`);
  return secret;
}

function publishFile(unfinished: string, file: string): void {
  try {
    linkSync(unfinished, file);
  } catch (error) {
    const { code = '' } = error as NodeJS.ErrnoException;
    // Another server was first and may already have removed our temporary file.
    if (code === 'EEXIST' || (code === 'ENOENT' && existsSync(file))) return;
    // A file system without links; the folder lock excludes a second server there.
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

/** Removes temporary files of killed starts, which are useless once there is a secret. */
function removeUnfinished(dataDir: string): void {
  for (const name of readdirSync(dataDir)) {
    if (name.startsWith(UNFINISHED)) rmSync(join(dataDir, name), { force: true });
  }
}
