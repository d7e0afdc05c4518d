import * as z from 'zod/mini';

/**
 * `paint.json` of a module's build: what the first bytes of its public pages draw (decision 086), by the path of their
 * route. Only the web host reads it. Elements with `data-own` are drawn on our own server only;
 * an empty element with `data-company` gets the company's name.
 */
export const modulePaint = z.record(z.string(), z.object({ html: z.string(), css: z.string() }));

export type ModulePaint = z.infer<typeof modulePaint>;
