import * as z from 'zod/mini';

/** The id of the element that a page's first bytes draw over `#root`, until the console has drawn the page. */
export const FIRST_PAINT_ID = 'first-paint';

const template = z.string();

/**
 * `paint.json` of a shell build: what the web host draws into the first bytes of a page (decision 086). Templates are
 * Mustache.
 */
export const shellPaint = z.object({
  css: z.string(),
  /** SVG elements of the icons that descriptors can name. */
  icons: z.record(z.string(), z.string()),
  /** Pages of administrators, of employees, and those without a layout. */
  templates: z.object({ administrator: template, employee: template, public: template }),
});

export type ShellPaint = z.infer<typeof shellPaint>;
