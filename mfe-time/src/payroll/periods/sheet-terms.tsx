import { Meanings } from '../meanings.tsx';
import { FIGURES } from './sheet-columns.tsx';
import { SHEET_TEXTS } from './texts.ts';

/** One sentence about each figure of the sheet. */
export const SheetTerms = () => (
  <Meanings title={SHEET_TEXTS.terms} terms={TERMS} note={SHEET_TEXTS.hours} />
);

const TERMS = FIGURES.map(
  ({ name }) => [SHEET_TEXTS.columns[name], SHEET_TEXTS.means[name]] as const,
);
