import { MINUTE_MS } from '@rollcall/shared/domain';
import { networkOf } from '@rollcall/shared/node';
import type { Context } from '../../core/context.ts';
import type { Device } from '../device.ts';
import type { LimitedAttempt } from './check-secret.ts';
import { accountDigest, type RateLimit } from './throttle.ts';

const WINDOW_MS = 15 * MINUTE_MS;
/**
 * Wrong passwords for one account from one IP address. Counted per pair, so that attempts from elsewhere
 * cannot lock out the account's owner.
 */
const PER_ACCOUNT_AND_ADDRESS = 10;
/** Wrong passwords from one IP address over all accounts; high enough for an office behind one IP address. */
const PER_ADDRESS = 100;
/** Wrong passwords for one account in a browser that has signed in to it before. */
const PER_DEVICE = 10;

/** The client of a request: IP address and browser. */
export interface Client {
  readonly ip: string;
  readonly device: Device;
}

/** The limits that a sign-in counts towards (decision 011), and the queue it waits in. */
export function createSignInAttempt(
  { queues }: Context,
  email: string,
  { ip, device }: Client,
): LimitedAttempt {
  const network = networkOf(ip);
  const account = accountDigest(email);
  const byAddress = [
    limitOf(`sign-in ${account} ${network}`, PER_ACCOUNT_AND_ADDRESS),
    limitOf(`sign-in ${network}`, PER_ADDRESS),
  ];
  const nonce = device.nonceOf('signed-in', email);
  const byBrowser = nonce === undefined ? [] : [[limitOf(`sign-in by ${nonce}`, PER_DEVICE)]];
  return {
    queue: queues.passwords,
    clientKey: nonce === undefined ? network : `account ${account}`,
    limitSets: [...byBrowser, byAddress],
    message: 'Too many failed sign-ins.',
  };
}

function limitOf(key: string, maxAttempts: number): RateLimit {
  return { key, maxAttempts, windowMs: WINDOW_MS };
}
