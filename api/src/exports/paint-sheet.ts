import type { TimesheetBody } from '@rollcall/shared/contract';
import { hoursAndMinutes } from '@rollcall/shared/domain';
import type { PdfFonts, Run } from './pdf-fonts.ts';
import { type SheetLine, sheetLines } from './sheet-lines.ts';

/** What every page says. */
export interface Heading {
  /** Such as `Timesheets, November 2026`. */
  readonly title: string;
  readonly company: string | null;
  /** Where the console prints the same sheets, with the month. */
  readonly printUrl: string;
}

type Column = readonly [
  key: keyof SheetLine,
  title: string,
  width: number,
  align: 'left' | 'right',
];

const COLUMNS: readonly Column[] = [
  ['day', 'Day', 46, 'left'],
  ['punchIn', 'In', 54, 'right'],
  ['punchOut', 'Out', 54, 'right'],
  ['break', 'Break', 42, 'right'],
  ['worked', 'Worked', 46, 'right'],
  ['expected', 'Expected', 50, 'right'],
  ['remarks', 'Remarks', 189, 'left'],
];
/** In points. */
const LEFT = 40;
const TOP = 40;
const BOTTOM = 790;
const WIDTH = 515;
const SIZE = 8.5;
const PADDING = 2.5;
const GAP = 4;
const HINT = '(see the sheet in the console)';
/** Room for totals and signatures. */
const END_HEIGHT = 110;

/** Draws timesheets into a document, each on pages of its own. */
export class SheetPainter {
  readonly #document: PDFKit.PDFDocument;
  readonly #heading: Heading;
  readonly #fonts: PdfFonts;
  #y = TOP;
  isEmpty = true;

  constructor(document: PDFKit.PDFDocument, heading: Heading, fonts: PdfFonts) {
    this.#document = document;
    this.#heading = heading;
    this.#fonts = fonts;
  }

  paint(sheet: TimesheetBody): void {
    this.isEmpty = false;
    this.#startPage(sheet);
    for (const line of sheetLines(sheet)) {
      const height = this.#heightOf(line.remarks);
      if (this.#y + height > BOTTOM) this.#startPage(sheet);
      this.#paintLine(line, height);
    }
    if (this.#y + END_HEIGHT > BOTTOM) this.#startPage(sheet);
    this.#paintTotals(sheet);
    this.#paintSignatures();
  }

  /** A file without a page is damaged. */
  paintNothing(): void {
    this.#document.addPage({ size: 'A4', margin: 0 });
    this.#write('No one who was employed this month matches these filters.', LEFT, TOP, 11);
  }

  #startPage(sheet: TimesheetBody): void {
    this.#document.addPage({ size: 'A4', margin: 0 });
    this.#y = TOP;
    const { company, title } = this.#heading;
    if (company !== null) this.#advance(this.#write(company, LEFT, this.#y, 10, true));
    this.#advance(this.#write(title, LEFT, this.#y, 15, true));
    const { employeeCode, employeeName, department, zone } = sheet;
    if (this.#fonts.runsOf(employeeName) === null) {
      this.#advance(this.#write(employeeCode, LEFT, this.#y, 11, true));
      this.#advance(this.#write(this.#missingLetters(sheet.employeeId), LEFT, this.#y, SIZE));
    } else {
      const person = `${employeeName} (${employeeCode})`;
      this.#advance(this.#write(person, LEFT, this.#y, 11, true));
    }
    const about = [department, `Times in ${zone}`].filter(Boolean).join(' · ');
    this.#advance(this.#write(about, LEFT, this.#y, SIZE) + 8);
    this.#paintLine(
      Object.fromEntries(COLUMNS.map(([key, label]) => [key, label])) as unknown as SheetLine,
      this.#heightOf(''),
      true,
    );
  }

  #missingLetters(employeeId: number): string {
    return `The font of this file lacks letters of the name. Print this sheet from the console: ${this.#heading.printUrl}&employee=${employeeId}`;
  }

  #paintLine(line: SheetLine, height: number, isBold = false): void {
    let x = LEFT;
    for (const [key, , width, align] of COLUMNS) {
      const text = String(line[key]);
      this.#write(text, x, this.#y + PADDING, SIZE, isBold, { width, align });
      // Left from here on, next to figures on the right of their column.
      x += width + (key === 'expected' ? 10 + GAP : GAP);
    }
    this.#advance(height);
    this.#document
      .moveTo(LEFT, this.#y)
      .lineTo(LEFT + WIDTH, this.#y)
      .lineWidth(isBold ? 1 : 0.3)
      .stroke();
  }

  #paintTotals({ sums, present, absent, leave }: TimesheetBody): void {
    this.#advance(10);
    const parts = [
      ['Worked', hoursAndMinutes(sums.workedMins)],
      ['Break', hoursAndMinutes(sums.breakMins)],
      ['Expected', hoursAndMinutes(sums.expectedMins)],
      ...(sums.adjustmentMins === 0 ? [] : [['Adjustments', hoursAndMinutes(sums.adjustmentMins)]]),
      ['Balance', hoursAndMinutes(sums.balanceMins)],
      ['Late', hoursAndMinutes(sums.lateMins)],
    ].map(([name, value]) => `${name} ${value}`);
    this.#advance(this.#write(parts.join('   '), LEFT, this.#y, 10, true));
    const days = `Days present ${present}, absent ${absent}, on leave ${leave}`;
    this.#advance(this.#write(days, LEFT, this.#y, SIZE));
  }

  #paintSignatures(): void {
    this.#advance(46);
    for (const [at, text] of [
      'Date, signature of the employee',
      'Date, signature of the manager',
    ].entries()) {
      const x = LEFT + at * 270;
      this.#document
        .moveTo(x, this.#y)
        .lineTo(x + 235, this.#y)
        .lineWidth(0.7)
        .stroke();
      this.#write(text, x, this.#y + 3, SIZE);
    }
  }

  #heightOf(remarks: string): number {
    const width = COLUMNS.at(-1)?.[2] ?? 0;
    const lines = this.#measure(this.#readable(remarks === '' ? 'X' : remarks, false), SIZE, width);
    return lines + 2 * PADDING;
  }

  /** Writes a text; returns its height. */
  #write(
    text: string,
    x: number,
    y: number,
    size: number,
    isBold = false,
    { width = WIDTH, align = 'left' }: { width?: number; align?: 'left' | 'right' } = {},
  ): number {
    const runs = this.#readable(text, isBold);
    for (const [at, run] of runs.entries()) {
      this.#document.font(run.font).fontSize(size);
      // With features, even none, a line is laid out as a whole: words of a script from right to left keep their order.
      const options = { width, align, continued: at < runs.length - 1, features: [] };
      if (at === 0) this.#document.text(run.text, x, y, options);
      else this.#document.text(run.text, options);
    }
    return this.#measure(runs, size, width);
  }

  /** The height of a text, at least of that in the widest of its fonts. */
  #measure(runs: readonly Run[], size: number, width: number): number {
    const text = runs.map((run) => run.text).join('');
    const heights = runs.map(({ font }) =>
      this.#document.font(font).fontSize(size).heightOfString(text, { width }),
    );
    return Math.max(0, ...heights);
  }

  /** Never empty boxes: what no font has is in the sheet that the console prints. */
  #readable(text: string, isBold: boolean): readonly Run[] {
    return this.#fonts.runsOf(text, isBold) ?? this.#fonts.runsOf(HINT, isBold) ?? [];
  }

  #advance(points: number): void {
    this.#y += points;
  }
}
