import { constants } from 'node:fs';
import { access, mkdir } from 'node:fs/promises';
import { OperatorError } from '@rollcall/shared/node';

/**
 * Creates the data folder if it is missing, and checks that it is readable and writable.
 * @throws OperatorError with the folder and the reason.
 */
export async function checkFolder(folder: string): Promise<void> {
  try {
    await mkdir(folder, { recursive: true });
    await access(folder, constants.R_OK | constants.W_OK | constants.X_OK);
  } catch (cause) {
    const { code } = cause as NodeJS.ErrnoException;
    const reason =
      code === 'ENOTDIR' || code === 'EEXIST' ? 'is not a folder' : 'cannot be read and written';
    throw new OperatorError(
      `DATA_DIR ${folder} ${reason}: give this user permission, or set DATA_DIR to another folder.`,
      { cause },
    );
  }
}
