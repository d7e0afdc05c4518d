import { Tag } from 'antd';

/** Colours by meaning; a status that is none of these is neutral (spec §4, badge types). */
const COLORS: Readonly<Record<string, string>> = {
  active: 'success',
  present: 'success',
  approved: 'success',
  pending: 'warning',
  'half-day': 'warning',
  leave: 'processing',
  inactive: 'default',
  absent: 'error',
  rejected: 'error',
  'missing out': 'error',
};

/** A status as a badge: the text carries the meaning, the colour only helps. '-' without one. */
export function StatusTag({ status }: { readonly status: string | null }) {
  if (status === null) return '-';
  return <Tag color={COLORS[status.toLowerCase()] ?? 'default'}>{status}</Tag>;
}
