import { createRequire } from 'node:module';

// React keeps a stack trace for each element that it creates, up to ten thousand a second, to name the owner in warnings. Its internals
// have the number of those; at that many it keeps no more. Warnings still fail a test, without that stack.

const INTERNALS = '__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE';
const COUNT = 'recentlyCreatedOwnerStacks';

// Tests without a page do without React.
if ('document' in globalThis) {
  const internals = createRequire(import.meta.url)('react')[INTERNALS];
  if (internals && COUNT in internals) {
    Object.defineProperty(internals, COUNT, { get: () => Number.MAX_SAFE_INTEGER, set: () => {} });
  }
}
