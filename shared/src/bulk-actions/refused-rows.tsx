import type { BulkRow } from '@rollcall/shared/calls';
import { TEXTS } from './texts.ts';

/** How many refused rows are listed. */
const SHOWN = 50;

/** Why rows cannot be changed, or were not. */
export function RefusedRows({ rows }: { readonly rows: readonly BulkRow[] }) {
  const refused = rows.filter(({ problem }) => problem !== null);
  const more = refused.length - SHOWN;
  if (refused.length === 0) return null;
  return (
    <ul className="bulk-refused">
      {refused.slice(0, SHOWN).map(({ id, name, detail, problem }) => (
        <li key={id}>{TEXTS.problem(name, detail, problem ?? '')}</li>
      ))}
      {more > 0 && <li>{TEXTS.more(more)}</li>}
    </ul>
  );
}
