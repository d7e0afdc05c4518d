/** An integrity value: a damaged one must not switch the check of a file off. */
export const HASH = /^sha256-[A-Za-z0-9+/]{43}=$/;
