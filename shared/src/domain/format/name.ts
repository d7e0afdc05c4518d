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

const HYPHENS = /([-‐‑–])/;
/** English and Irish names in which a capital follows the apostrophe: O'Neil, D'Arcy. Not: Hawai'i, Sa'ar. */
const WITH_APOSTROPHE = /^([od]['’])(\p{L}{2}.*)$/iu;

/** Initials: A.P.J., or two letters that no name begins with. */
const INITIALS = /^(?:(?:\p{Lu}\.)+\p{Lu}?|(?!NG)[BCDFGHJKLMNPQRSTVWXZ]{2})$/u;
/** Numbers of generations that are no name, as VI would be. */
const GENERATION = /^(?:II|III|IV|VII|VIII|IX)$/;

/**
 * A name in title case (spec §2): what is all capitals or all small gets a capital at the start of each part, small letters
 * after it. A part that has both was typed on purpose and stays: Van Halen, LaToya.
 * Particles inside a name become small, never the last word. Initials and generations stay, and so do accents.
 * @example titleCase("JEAN-LUC O'NEIL") // "Jean-Luc O'Neil"
 * @example titleCase('ludwig VAN beethoven') // 'Ludwig van Beethoven'
 */
export function titleCase(text: string): string {
  const words = text.trim().split(/\s+/).filter(Boolean);
  // In JOSÉ Y MARÍA the Y is a particle, in José Y María an initial.
  const isLoud = text === text.toUpperCase();
  return words
    .map((word, index) => {
      const isLast = index === words.length - 1;
      if (INITIALS.test(word) || (index > 0 && isLast && GENERATION.test(word))) return word;
      const isInitial = !isLoud && /^\p{Lu}$/u.test(word);
      return titleWord(word, index > 0 && !isLast && !isInitial);
    })
    .join(' ');
}

function titleWord(word: string, isInside: boolean): string {
  if (isInside && !isOnPurpose(word) && PARTICLES.has(word.toLowerCase()))
    return word.toLowerCase();
  return word.split(HYPHENS).map(titlePart).join('');
}

function titlePart(part: string): string {
  if (isOnPurpose(part)) return capital(part);
  // Independent of the browser's language: Turkish rules would turn 'LIAM' into 'Lıam'.
  // And it has a letter that becomes two.
  const small = part.toLowerCase().replaceAll('i̇', 'i');
  const [, prefix = '', rest = small] = WITH_APOSTROPHE.exec(small) ?? [];
  const titled =
    prefix === '' && part.startsWith('İ') ? `İ${small.slice(1)}` : capital(prefix) + capital(rest);
  return titled.replace(/^Mc(\p{Ll})/u, (_, letter) => `Mc${letter.toUpperCase()}`);
}

/** Has capitals and small letters. Two capitals in a row were not on purpose: McDONALD, STRAßE. */
const isOnPurpose = (part: string) =>
  /\p{Lu}/u.test(part) && /\p{Ll}/u.test(part) && !/\p{Lu}{2}/u.test(part);

const capital = (text: string) => text.replace(/^\p{L}/u, (letter) => letter.toUpperCase());

/**
 * First, middle and last name joined, with their case unchanged; 'N/A' when all are empty (spec §2, Employees table).
 * @example joinNames('Ana', null, 'Sá') // 'Ana Sá'
 */
export function joinNames(...names: readonly (string | null | undefined)[]): string {
  const parts = names.map((name) => name?.trim()).filter(Boolean);
  return parts.length > 0 ? parts.join(' ') : 'N/A';
}
