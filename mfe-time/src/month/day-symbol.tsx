import type { Face, Mark } from './day-face.ts';
import './day-symbol.css';
import { DAY_TEXTS, TEXTS } from './texts.ts';

/** The letter or shape of a day and its marks. The name of the day says the same, so that screen readers skip it. */
export function DaySymbol({ status, marks }: Pick<Face, 'status' | 'marks'>) {
  return (
    <span aria-hidden="true">
      {status === 'At work' ? <span className="day-ring" /> : letterOf(status)}
      {marks.map((mark) => (
        <DayMark key={mark} mark={mark} />
      ))}
    </span>
  );
}

/** Marks are drawn by the style sheet with borders and text, since browsers print no backgrounds. */
const DayMark = ({ mark }: { readonly mark: Mark }) => (
  <span className={`day-mark day-mark-${mark}`} />
);

const LETTERS: Readonly<Record<string, string>> = { ...TEXTS.letters, ...DAY_TEXTS.letters };

const letterOf = (status: string | null) =>
  status === null ? '' : (LETTERS[status] ?? status.slice(0, 1));
