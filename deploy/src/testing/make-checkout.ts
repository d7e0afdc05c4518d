import { aCheckout } from './checkout.ts';

// Copies this checkout into the folder given, for tests that change sources and release.
aCheckout(process.argv[2] ?? '');
