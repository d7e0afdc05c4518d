import { formatMinutes } from '@rollcall/shared/domain';
import { Typography } from 'antd';

interface Props {
  readonly label: string;
  /** Whole minutes. */
  readonly minutes: number;
}

/** A growing duration with its label. */
export function LiveDuration({ label, minutes }: Props) {
  return (
    <div>
      <Typography.Text type="secondary">{label}</Typography.Text>
      <div style={DURATION}>{formatMinutes(minutes)}</div>
    </div>
  );
}

const DURATION = {
  fontSize: 22,
  fontWeight: 600,
  whiteSpace: 'nowrap',
} as const;
