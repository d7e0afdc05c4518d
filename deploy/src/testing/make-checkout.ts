import { aCheckout, checkoutAt } from './checkout.ts';

// `make-checkout.ts FOLDER [COMMIT]`: copies this checkout, or the sources of a commit, into the folder, for tests that
// change sources and release them.
const [folder = '', commit] = process.argv.slice(2);
try {
  if (commit) checkoutAt(commit, folder);
  else aCheckout(folder);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
