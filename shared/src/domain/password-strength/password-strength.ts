/** Strength of a password; undefined for an empty one. Only a hint: the only rule is its length (spec §5). */
export function passwordStrength(password: string): 'Weak' | 'Fair' | 'Strong' | undefined {
  if (password === '') return undefined;
  const kinds = [/\p{Ll}/u, /\p{Lu}/u, /\d/, /[^\p{L}\d]/u].filter((kind) => kind.test(password));
  const distinct = new Set(password).size;
  const points = Math.min(distinct, 16) + kinds.length * 2;
  if (password.length < 8 || points < 12) return 'Weak';
  return points < 18 ? 'Fair' : 'Strong';
}
