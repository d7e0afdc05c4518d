import { Tag } from 'antd';

/** Colours by status; any other status is neutral (spec §4, badge types). */
const COLORS: Readonly<Record<string, string>> = {
  active: 'success',
  'at work': 'success',
  present: 'success',
  approved: 'success',
  pending: 'warning',
  'half-day': 'warning',
  leave: 'processing',
  inactive: 'default',
  absent: 'error',
  rejected: 'error',
  'missing punch-out': 'error',
};

/** A status as a badge: the text has the meaning, the colour only supports it. '-' without a status. */
export function StatusTag({ status }: { readonly status: string | null }) {
  if (status === null) return '-';
  return <Tag color={COLORS[status.toLowerCase()] ?? 'default'}>{status}</Tag>;
}
