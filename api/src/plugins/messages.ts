import * as z from 'zod/mini';

/**
 * Words for rules that the contract states without a sentence of its own: a missing field is
 * 'First name is required', anything else zod's English.
 */
export function configureMessages(): void {
  const { localeError } = z.locales.en();
  z.config({
    localeError: (issue) => {
      const field = issue.path?.at(-1);
      const isMissing = issue.code === 'invalid_type' && issue.input === undefined;
      return isMissing && typeof field === 'string'
        ? `${label(field)} is required`
        : localeError(issue);
    },
  });
}

/** `firstName` as 'First name'. */
function label(field: string): string {
  const words = field.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
  return words.charAt(0).toUpperCase() + words.slice(1);
}
