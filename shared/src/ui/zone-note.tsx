import { Typography } from 'antd';
import { Fragment } from 'react';

/** As wide as what it stands with: a long name must not push a table's last columns out of sight. */
const STYLE = {
  display: 'block',
  width: 0,
  minWidth: '100%',
  fontSize: 12,
  fontWeight: 400,
  overflowWrap: 'anywhere',
} as const;

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
    <Typography.Text type="secondary" style={STYLE}>
      {zone.split('/').map((part, index) => (
        <Fragment key={part}>
          {index > 0 && (
            <>
              /<wbr />
            </>
          )}
          {part}
        </Fragment>
      ))}
      {' time'}
    </Typography.Text>
  );
}
