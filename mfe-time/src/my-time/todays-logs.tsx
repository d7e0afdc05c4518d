import type { OwnTimeLog } from '@rollcall/shared/calls';
import { formatMinutes, formatTime } from '@rollcall/shared/domain';
import { ZoneNote } from '@rollcall/shared/ui';
import { Card, Flex, Typography } from 'antd';
import { dayOf } from './left-at/day-text.ts';
import { logsOfToday } from './logs-of-today.ts';
import { openMinutes } from './open-log.ts';
import { TEXTS } from './texts.ts';
import type { Clock } from './use-clock.ts';

/** Today's logs with their breaks, counting up, and what reaches into today of the day before. */
export function TodaysLogs({ clock }: { readonly clock: Clock }) {
  const logs = logsOfToday(clock);
  return (
    <section aria-label={TEXTS.today}>
      <Card title={<h2 style={{ margin: 0, fontSize: 16 }}>{TEXTS.today}</h2>} size="small">
        {logs.length === 0 && (
          <Typography.Text type="secondary">{TEXTS.nothingToday}</Typography.Text>
        )}
        <Flex component="ul" vertical gap="small" style={{ margin: 0, padding: 0 }}>
          {logs.map((log) => (
            <LogOfToday key={log.id} log={log} clock={clock} />
          ))}
        </Flex>
      </Card>
    </section>
  );
}

function LogOfToday({ log, clock }: { readonly log: OwnTimeLog; readonly clock: Clock }) {
  const { now, zone, today } = clock;
  const live = log.state === 'open' ? openMinutes(log, now, zone) : undefined;
  return (
    <li style={{ listStyle: 'none' }}>
      <strong>{span(log.punchIn, log.punchOut)}</strong>
      {` · ${TEXTS.worked} ${formatMinutes(live?.worked ?? log.totalWorkedMins)}`}
      {log.workDate !== today && ` · ${TEXTS.countsFor(dayOf(log, today))}`}
      <ZoneNote zone={log.zone} companyZone={zone} />
      {log.breaks.map(({ startTime, endTime, minutes, reason }) => (
        <div key={startTime} style={{ paddingInlineStart: 16 }}>
          <Typography.Text type="secondary">
            {span(startTime, endTime)}
            {endTime !== null && ` · ${formatMinutes(minutes)}`}
            {reason !== '-' && ` · ${reason}`}
          </Typography.Text>
        </div>
      ))}
    </li>
  );
}

const span = (from: string | null, to: string | null) =>
  `${formatTime(from)} – ${to === null ? TEXTS.stillOpen : formatTime(to)}`;
