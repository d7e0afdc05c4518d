import { TEXTS } from './texts.ts';

interface Named {
  readonly firstName?: string | null | undefined;
  readonly lastName?: string | null | undefined;
}

/** First and last name of the signed-in user; 'Admin' for a user with no name (spec §2, spec §6). */
export function displayName(user: Named | null): string {
  const name = [user?.firstName, user?.lastName].map((part) => part?.trim()).filter(Boolean);
  return name.length > 0 ? name.join(' ') : TEXTS.fallbackName;
}
