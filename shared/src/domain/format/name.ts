/** Particles that stay small inside a name. */
const PARTICLES = new Set([
  'al',
  'bin',
  'da',
  'das',
  'de',
  'del',
  'della',
  'den',
  'der',
  'di',
  'do',
  'dos',
  'du',
  'el',
  'ibn',
  'la',
  'las',
  'le',
  'los',
  'ter',
  'van',
  'von',
  'y',
  'zu',
  'zum',
  'zur',
]);

/** Where a part of a word begins; a single letter after an apostrophe ends one: Hawai'i, Maria's. */
const INITIAL = /(^|[-‐‑–]|['’](?=\p{L}{2}))(\p{L})/gu;

/**
 * A name in title case (spec §2): the first letter of each part large, the rest small. Hyphens and apostrophes
 * begin a new part, 'Mc' and a single large letter inside a mixed-case word stay, particles after the first word stay
 * small. Accents are kept.
 * @example titleCase("JEAN-LUC O'NEIL") // "Jean-Luc O'Neil"
 * @example titleCase('ludwig VAN beethoven') // 'Ludwig van Beethoven'
 */
export function titleCase(text: string): string {
  const words = text.trim().split(/\s+/).filter(Boolean);
  return words.map((word, index) => titleWord(word, index > 0)).join(' ');
}

function titleWord(word: string, isInside: boolean): string {
  // Not by the browser's language: a Turkish one would make 'Lıam' of 'LIAM'.
  const small = word.toLowerCase();
  if (isInside && PARTICLES.has(small)) return small;
  // Mixed case was typed on purpose: McDonald, DeLuca. Two capitals in a row were not: McDONALD, STRAßE.
  const isMixed = /^\p{Lu}/u.test(word) && /\p{Ll}\p{Lu}/u.test(word) && !/\p{Lu}{2}/u.test(word);
  const titled = (isMixed ? word : small).replace(INITIAL, (_, before, letter) => {
    return before + letter.toUpperCase();
  });
  return titled.replace(/^Mc(\p{Ll})/u, (_, letter) => `Mc${letter.toUpperCase()}`);
}

/**
 * First, middle and last name joined, as given; 'N/A' when all are empty (spec §2, Employees table).
 * @example joinNames('Ana', null, 'Sá') // 'Ana Sá'
 */
export function joinNames(...names: readonly (string | null | undefined)[]): string {
  const parts = names.map((name) => name?.trim()).filter(Boolean);
  return parts.length > 0 ? parts.join(' ') : 'N/A';
}
