import type { ExportedListName } from '@rollcall/shared/contract';
import * as z from 'zod/mini';
import { invalid } from '../commands/read-time.ts';
import { LISTS } from './lists.ts';

/** The query parameters of an export, as the list's call reads them. */
export type Filter = Readonly<Record<string, unknown>>;

/**
 * Reads the filter of an export as the call of its list does. An unknown parameter is an error: without it, the file would have
 * more rows than the page shows.
 * @throws ApiError `invalid` for `filter.NAME`.
 */
export function parseFilter(
  list: ExportedListName,
  sent: Readonly<Record<string, string>>,
): Filter {
  const known = LISTS[list].filter as unknown as z.ZodMiniObject;
  for (const name of Object.keys(sent)) {
    if (!Object.hasOwn(known.shape, name))
      throw invalid(`filter.${name}`, `This list has no filter ${name}`);
  }
  const parsed = z.safeParse(known, sent);
  if (parsed.success) return parsed.data;
  const [issue] = parsed.error.issues;
  throw invalid(`filter.${issue?.path.join('.') ?? ''}`, issue?.message ?? 'Check the filter');
}
