import type { ComponentProps } from 'react';
import { HoursChart } from './hours-chart.tsx';
import { usePeriodLogs } from './use-period-logs.ts';

type Props = Parameters<typeof usePeriodLogs>[0];

/** The chart of the whole period, or of the table's logs where the others cannot be read. */
export function PeriodChart(props: Props) {
  const { logs, isWhole } = usePeriodLogs(props);
  const chart: ComponentProps<typeof HoursChart> = {
    logs,
    range: isWhole ? props.range : undefined,
  };
  return <HoursChart {...chart} />;
}
