import type { Release, ShellRelease } from './release-list.ts';

/**
 * Formats of descriptors (decision 064). A record needs a higher format when a reader must understand a new field to show
 * the module correctly: ignoring it would be wrong, for example because it restricts who may open a route. A field that can
 * be ignored needs none.
 *
 * 1: the fields of module-json.ts in platform 1.0. Its shells refuse unknown fields.
 * 2: unknown fields and values are ignored.
 *
 * `page` is the format of the data in a page. 2: records may be partial (decision 085).
 */
export const READS = { list: 1, descriptor: 2, page: 2 } as const;

/** The format that the present module-json.ts needs: it has the fields of platform 1.0 only. */
export const DESCRIPTOR_FORMAT = 1;

/** Whether a shell can read the record of a module: one without a format is of format 1. */
export const canRead = (
  { reads }: Pick<ShellRelease, 'reads'>,
  { descriptorFormat = 1 }: Pick<Release, 'descriptorFormat'>,
): boolean => descriptorFormat <= reads.descriptor;
