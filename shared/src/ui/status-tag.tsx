import { Tag } from 'antd';
import './status-tag.css';

/** What a person has to act on. It alone is filled, so that it is seen among many rows. */
const FILLED: Readonly<Record<string, string>> = {
  pending: 'warning',
  missing: 'error',
  'missing punch-out': 'error',
  'still open': 'error',
};

/** Tones by status; any other status is neutral (spec §4, badge types). */
const TONES: Readonly<Record<string, string>> = {
  active: 'success',
  'at work': 'success',
  present: 'success',
  approved: 'success',
  closed: 'success',
  late: 'warning',
  'half-day': 'warning',
  'on break': 'processing',
  leave: 'processing',
  absent: 'error',
  rejected: 'error',
};

/**
 * A status as a badge: the text has the meaning, the colour only supports it. It is filled where a person has to act, and
 * otherwise quiet: a list is mostly as it should be. '-' without a status.
 */
export function StatusTag({ status }: { readonly status: string | null }) {
  if (status === null) return '-';
  const name = status.toLowerCase();
  const color = FILLED[name];
  if (color !== undefined) {
    return (
      <Tag className="status" color={color}>
        {status}
      </Tag>
    );
  }
  return (
    <Tag className="status status-quiet" data-tone={TONES[name]}>
      {status}
    </Tag>
  );
}
