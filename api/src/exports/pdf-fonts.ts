import { createRequire } from 'node:module';
import { type Font, openSync } from 'fontkit';

const require = createRequire(import.meta.url);

/** A part of a text, and the file of the font that writes it. */
export interface Run {
  readonly font: string;
  readonly text: string;
}

/** The fonts of a PDF: one for Latin, Vietnamese, Greek and Cyrillic, and one for other scripts if the settings name a file. */
export interface PdfFonts {
  /**
   * A text in parts, each in the font that has its letters; null when a letter is in no font.
   * @param isBold only the bundled font has a bold form.
   */
  runsOf(text: string, isBold?: boolean): readonly Run[] | null;
}

const REGULAR = require.resolve('@expo-google-fonts/noto-sans/400Regular/NotoSans_400Regular.ttf');
const BOLD = require.resolve('@expo-google-fonts/noto-sans/600SemiBold/NotoSans_600SemiBold.ttf');

/** @param file the font file of the settings. */
export function loadPdfFonts(file: string | null): PdfFonts {
  const bundled = open(REGULAR);
  const other = file === null ? null : { file, has: hasLetter(open(file)) };
  return {
    runsOf(text, isBold = false) {
      const own = { file: isBold ? BOLD : REGULAR, has: hasLetter(bundled) };
      return splitByFont(text, [own, ...(file !== null && other ? [other] : [])]);
    },
  };
}

/** A font as far as the division of a text needs it. */
interface KnownFont {
  readonly file: string;
  has(letter: string): boolean;
}

/** Divides a text between fonts, the first one that has a letter; null when none has. */
export function splitByFont(text: string, fonts: readonly KnownFont[]): readonly Run[] | null {
  const runs: Run[] = [];
  for (const letter of text) {
    const last = runs.at(-1);
    const able = fonts.filter((font) => font.has(letter)).map(({ file }) => file);
    // Between two words of a script that is written from right to left, a space keeps them together.
    const chosen = letter === ' ' && last && able.includes(last.font) ? last.font : able[0];
    if (chosen === undefined) return null;
    if (chosen === last?.font) runs.splice(-1, 1, { font: chosen, text: last.text + letter });
    else runs.push({ font: chosen, text: letter });
  }
  return runs;
}

function open(file: string): Font {
  const font = openSync(file);
  return 'fonts' in font ? (font.fonts[0] as Font) : font;
}

const hasLetter = (font: Font) => (letter: string) =>
  font.hasGlyphForCodePoint(letter.codePointAt(0) ?? 0);
