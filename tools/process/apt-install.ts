import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';

/** Whether this process may install packages of Debian. */
export function canInstall(): boolean {
  if (process.getuid?.() !== 0 || !existsSync('/etc/os-release')) return false;
  return /^ID(_LIKE)?=.*debian/m.test(readFileSync('/etc/os-release', 'utf8'));
}

/** Installs packages with apt-get, with three tries. Throws one sentence with the last line of apt-get's errors. */
export function aptInstall(...packages: string[]): void {
  const names = packages.join(' and ');
  console.log(`Installing ${names} with apt-get …`);
  // A mirror that fails is usually back soon.
  const retryMs = Number(process.env.ROLLCALL_RETRY_MS ?? 5000);
  let error: string | undefined;
  for (const delay of [0, retryMs, 4 * retryMs]) {
    if (error) console.log(`apt-get failed: ${error} Next try in ${delay / 1000} s.`);
    Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, delay);
    error = tryInstall(packages);
    if (error === undefined) return;
  }
  throw new Error(
    `apt-get could not install ${names} in three tries: ${error} Check the network and the package mirror, and try again.`,
  );
}

/** Returns the last line of the errors, or undefined after a success. */
function tryInstall(packages: readonly string[]): string | undefined {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  for (const args of [
    ['update', '-qq'],
    ['install', '-y', '-qq', '--no-install-recommends', ...packages],
  ]) {
    const { status, stderr, error } = spawnSync('apt-get', args, { encoding: 'utf8', env });
    if (status !== 0)
      return error?.message ?? (stderr.trim().split('\n').at(-1) || `exit code ${status}.`);
  }
  return undefined;
}
