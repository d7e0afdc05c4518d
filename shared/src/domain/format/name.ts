/** Particles that stay lower case inside a name. */
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

/** The first letter of each part of a word. A single letter after an apostrophe starts no part: Hawai'i, Maria's. */
const INITIAL = /(^|[-‐‑–]|['’](?=\p{L}{2}))(\p{L})/gu;

/**
 * A name in title case (spec §2): the first letter of each part upper case, the rest lower case. Hyphens and
 * apostrophes start a new part. Keeps 'Mc', a single capital inside a mixed-case word, lower-case particles after the
 * first word, and accents.
 * @example titleCase("JEAN-LUC O'NEIL") // "Jean-Luc O'Neil"
 * @example titleCase('ludwig VAN beethoven') // 'Ludwig van Beethoven'
 */
export function titleCase(text: string): string {
  const words = text.trim().split(/\s+/).filter(Boolean);
  return words.map((word, index) => titleWord(word, index > 0)).join(' ');
}

function titleWord(word: string, isInside: boolean): string {
  // Independent of the browser's language: Turkish rules would turn 'LIAM' into 'Lıam'.
  const lowerCase = word.toLowerCase();
  if (isInside && PARTICLES.has(lowerCase)) return lowerCase;
  // Mixed case was typed on purpose: McDonald, DeLuca. Two capitals in a row were not: McDONALD, STRAßE.
  const isMixed = /^\p{Lu}/u.test(word) && /\p{Ll}\p{Lu}/u.test(word) && !/\p{Lu}{2}/u.test(word);
  const titled = (isMixed ? word : lowerCase).replace(INITIAL, (_, before, letter) => {
    return before + letter.toUpperCase();
  });
  return titled.replace(/^Mc(\p{Ll})/u, (_, letter) => `Mc${letter.toUpperCase()}`);
}

/**
 * First, middle and last name joined, with their case unchanged; 'N/A' when all are empty (spec §2, Employees table).
 * @example joinNames('Ana', null, 'Sá') // 'Ana Sá'
 */
export function joinNames(...names: readonly (string | null | undefined)[]): string {
  const parts = names.map((name) => name?.trim()).filter(Boolean);
  return parts.length > 0 ? parts.join(' ') : 'N/A';
}
