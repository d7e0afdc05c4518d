export { correctClock, serverNow, toServerTime, useNow } from './clock.ts';
export { type Draft, useDraft } from './draft.ts';
export {
  type PageContext,
  type PageExtension,
  setPageContext,
  useCapability,
  useExtensions,
  usePageContext,
} from './page-context.ts';
export {
  getRights,
  getRole,
  type Recovery,
  type Session,
  sessionStore,
  useRight,
  useSession,
} from './session.ts';
export { keepForSignIn, readAfterSignIn } from './sign-in-draft.ts';
export { isLive, tokenEndsAt } from './token.ts';
