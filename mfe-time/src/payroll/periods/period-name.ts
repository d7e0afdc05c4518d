import type { Period } from '@rollcall/shared/calls';
import { formatDate, formatMonth, monthOf } from '@rollcall/shared/domain';
import { TEXTS } from './texts.ts';

/** The month of a period, or its first and last day. */
export function periodName({ from, to }: Pick<Period, 'from' | 'to'>): string {
  const month = monthOf({ from, to });
  return month === undefined ? TEXTS.range(formatDate(from), formatDate(to)) : formatMonth(month);
}

/** Whose days a period has. */
export const scopeName = ({ department }: Pick<Period, 'department'>): string =>
  department ?? TEXTS.company;

/** When and by whom it was closed. */
export const closedBy = ({ closedAt, closedBy: name }: Pick<Period, 'closedAt' | 'closedBy'>) =>
  TEXTS.by(formatDate(closedAt), name);

/** When and by whom it was reopened. */
export const reopenedBy = ({
  reopenedAt,
  reopenedBy: name,
}: Pick<Period, 'reopenedAt' | 'reopenedBy'>) => TEXTS.by(formatDate(reopenedAt), name);
