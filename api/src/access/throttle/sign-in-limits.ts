import { MINUTE_MS } from '@rollcall/shared/domain';
import { networkOf } from '@rollcall/shared/node';
import type { Context } from '../../core/context.ts';
import type { Device } from '../device.ts';
import type { Guess } from './guess.ts';
import { accountDigest, type Limit } from './throttle.ts';

const WINDOW_MS = 15 * MINUTE_MS;
/**
 * Wrong passwords for one account from one address. Counted together, so that a stranger's tries from
 * elsewhere cannot lock the owner out.
 */
const PER_ACCOUNT_AND_ADDRESS = 10;
/** Wrong passwords from one address over all accounts; an office behind one address stays below. */
const PER_ADDRESS = 100;
/** Wrong passwords for one account in a browser that has signed in to it before. */
const PER_DEVICE = 10;

/** Who sends a request, as far as it is known. */
export interface Sender {
  readonly address: string;
  readonly device: Device;
}

/** What a sign-in is counted for (decision 011), and in whose line it waits. */
export function signInGuess({ turns }: Context, email: string, { address, device }: Sender): Guess {
  const network = networkOf(address);
  const account = accountDigest(email);
  const stranger = [
    limitOf(`sign-in ${account} ${network}`, PER_ACCOUNT_AND_ADDRESS),
    limitOf(`sign-in ${network}`, PER_ADDRESS),
  ];
  const nonce = device.nonceOf('signed-in', email);
  const known = nonce === undefined ? [] : [[limitOf(`sign-in by ${nonce}`, PER_DEVICE)]];
  return {
    queue: turns.passwords,
    sender: nonce === undefined ? network : `account ${account}`,
    ways: [...known, stranger],
    sentence: 'Too many failed sign-ins.',
  };
}

function limitOf(key: string, limit: number): Limit {
  return { key, limit, windowMs: WINDOW_MS };
}
