/** One requirement of a field's text. */
interface FieldCheck {
  readonly message: string;
  readonly accepts: (text: string) => boolean;
  /** Required by the specification and therefore checked on every backend; other checks are those of our server. */
  readonly isSpecified?: true;
}

/**
 * What a field of a form may contain. The schemas of the contract are built from it, and forms check their fields with
 * it, so that server and browser accept the same values (decision 056).
 */
export interface FieldRule {
  /** First word of its messages. */
  readonly label: string;
  readonly isRequired: boolean;
  /** Message for an empty required field. */
  readonly missing: string;
  /** The longest text, in Unicode code points. */
  readonly limit?: { readonly max: number; readonly message: string };
  readonly checks: readonly FieldCheck[];
  /** Spaces at both ends count, as in passwords. */
  readonly isVerbatim?: true;
}

/** A rule with a maximum length. */
export interface TextRule extends FieldRule {
  readonly limit: { readonly max: number; readonly message: string };
}

/**
 * The message for a field's value, or undefined when it is accepted. Trims the value like the server, and accepts
 * whatever is not text. With `specifiedOnly` it checks only what the specification requires: a base backend may accept
 * more than our server.
 */
export function errorOf(
  { isRequired, missing, limit, checks, isVerbatim }: FieldRule,
  value: unknown,
  { specifiedOnly = false } = {},
): string | undefined {
  if (value !== undefined && value !== null && typeof value !== 'string') return undefined;
  const typed = value ?? '';
  const text = isVerbatim ? typed : typed.trim();
  // A password may consist of spaces.
  if (text === '') return isRequired ? missing : undefined;
  const failed = checks.find(
    ({ accepts, isSpecified }) => (isSpecified || !specifiedOnly) && !accepts(text),
  );
  if (failed) return failed.message;
  return !specifiedOnly && limit && lengthOf(text) > limit.max ? limit.message : undefined;
}

/** Length in code points, like the schema library of the contract. */
export const lengthOf = (text: string): number => [...text].length;
