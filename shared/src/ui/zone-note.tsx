import { Typography } from 'antd';
import { formatZone } from '../domain/index.ts';

/** The style of a note below a value. As wide as its neighbours: a long zone name must not push a table's last columns off the screen. */
export const NOTE_STYLE = {
  display: 'block',
  width: 0,
  minWidth: '100%',
  fontSize: 12,
  fontWeight: 400,
  overflowWrap: 'anywhere',
} as const;

interface Props {
  /** The zone of the adjacent times; null when unknown. */
  readonly zone: string | null | undefined;
  /** The company's zone, for which no note is shown; null on a base backend, which never shows a note. */
  readonly companyZone: string | null;
}

/** Shows the zone of a row's times when it is not the company's (design §10). */
export function ZoneNote({ zone, companyZone }: Props) {
  if (!zone || companyZone === null || zone === companyZone) return null;
  return (
    <Typography.Text type="secondary" style={NOTE_STYLE}>
      {formatZone(zone)}
    </Typography.Text>
  );
}
