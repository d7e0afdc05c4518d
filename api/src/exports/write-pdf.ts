import { once } from 'node:events';
import { PassThrough, type Readable } from 'node:stream';
import type { TimesheetBody } from '@rollcall/shared/contract';
// oxlint-disable-next-line import/no-named-as-default -- its types have no named export
import PDFDocument from 'pdfkit';
import type { ExportContent } from './content.ts';
import { type Heading, SheetPainter } from './paint-sheet.ts';
import { loadPdfFonts } from './pdf-fonts.ts';

/**
 * Timesheets as PDF, a page or more for each employee, written while it is read.
 * @param fontFile a font for letters that the bundled one lacks.
 */
export function writePdf(
  { parts }: Pick<ExportContent, 'parts'>,
  heading: Heading,
  fontFile: string | null,
): Readable {
  const fonts = loadPdfFonts(fontFile);
  const document = new PDFDocument({
    size: 'A4',
    autoFirstPage: false,
    info: { Title: heading.title, Author: heading.company ?? 'Rollcall' },
  });
  const out = document.pipe(new PassThrough());
  draw().catch((error: Error) => out.destroy(error));
  return out;

  async function draw(): Promise<void> {
    const painter = new SheetPainter(document, heading, fonts);
    for await (const rows of parts) {
      for (const [sheet] of rows) {
        painter.paint(JSON.parse(String(sheet)) as TimesheetBody);
        if (out.writableNeedDrain) await Promise.race([once(out, 'drain'), once(out, 'close')]);
        if (out.destroyed) return;
      }
    }
    if (painter.isEmpty) painter.paintNothing();
    document.end();
  }
}
