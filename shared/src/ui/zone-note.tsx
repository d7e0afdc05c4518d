import { Typography } from 'antd';

interface Props {
  /** The zone of the times beside it; null when nobody gave one. */
  readonly zone: string | null | undefined;
  /** The company's, which goes without saying; null on a base backend, where nothing is said. */
  readonly companyZone: string | null;
}

/** Says in which zone a row's times are, where it is not the company's (design §10). */
export function ZoneNote({ zone, companyZone }: Props) {
  if (!zone || companyZone === null || zone === companyZone) return null;
  return (
    <Typography.Text
      type="secondary"
      style={{ display: 'block', fontSize: 12, fontWeight: 400, overflowWrap: 'anywhere' }}
    >
      {`${zone} time`}
    </Typography.Text>
  );
}
