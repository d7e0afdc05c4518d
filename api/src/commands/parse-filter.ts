import * as z from 'zod/mini';
import { invalid } from './read-time.ts';

/** The query parameters of a list, as its call reads them. */
export type Filter = Readonly<Record<string, unknown>>;

/**
 * Reads a filter that was sent in a body as the call of its list does. An unknown parameter is an error: without it, more rows
 * would match than the page shows.
 * @throws ApiError `invalid` for `filter.NAME`.
 */
export function parseFilter(
  known: z.ZodMiniType<Filter>,
  sent: Readonly<Record<string, string>>,
): Filter {
  const { shape } = known as unknown as z.ZodMiniObject;
  for (const name of Object.keys(sent)) {
    if (!Object.hasOwn(shape, name))
      throw invalid(`filter.${name}`, `This list has no filter ${name}`);
  }
  const parsed = z.safeParse(known, sent);
  if (parsed.success) return parsed.data;
  const [issue] = parsed.error.issues;
  throw invalid(`filter.${issue?.path.join('.') ?? ''}`, issue?.message ?? 'Check the filter');
}
