import { type TimeLogRow, type TimeLogsQuery, timeLogsQuery } from '@rollcall/shared/calls';
import {
  addDays,
  elapsedMinutes,
  formatDate,
  formatMinutes,
  formatTime,
  isImplausiblyLong,
  readInstant,
} from '@rollcall/shared/domain';
import { useNow, usePageContext } from '@rollcall/shared/session';
import { Avatar, PageLink, useToday, ZoneNote } from '@rollcall/shared/ui';
import { useQuery } from '@tanstack/react-query';
import { Button, Card, Flex, Typography } from 'antd';
import { TEXTS } from './texts.ts';
import './still-punched-in.css';

/** How often the list is refetched. */
const REFRESH_MS = 60_000;

interface Props extends Pick<LogProps, 'onOpen'> {
  /** The page's filter of employees. */
  readonly filter: Pick<TimeLogsQuery, 'search' | 'department'>;
  /** Path of the list that has all of them. */
  readonly moreLogs: string;
}

/**
 * Open logs of earlier work dates, the oldest first: a night worker after midnight, or a forgotten punch-out (capability
 * `timelogs.page`). Shows nothing if there are none. A name opens its log.
 */
export function StillPunchedIn({ filter, moreLogs, onOpen }: Props) {
  const yesterday = addDays(useToday(), -1);
  const query = useQuery({
    ...timeLogsQuery({ ...filter, page: 0, state: 'open', to: yesterday, order: 'asc' }),
    refetchInterval: REFRESH_MS,
  });
  if (query.isError && !query.data) {
    return (
      <output className="still-punched-in">
        <Typography.Text type="secondary">{TEXTS.failed}</Typography.Text>
        <Button type="link" size="small" onClick={() => query.refetch()}>
          {TEXTS.retry}
        </Button>
      </output>
    );
  }
  const { rows = [], total } = query.data ?? {};
  if (rows.length === 0) return null;
  const others = (total ?? rows.length) - rows.length;
  return (
    <section aria-label={TEXTS.title} className="still-punched-in">
      <Card size="small" title={<h2 style={{ margin: 0, fontSize: 16 }}>{TEXTS.title}</h2>}>
        <Flex component="ul" vertical gap="small" style={{ margin: 0, padding: 0 }}>
          {rows.map((log) => (
            <OpenLog key={log.id} log={log} onOpen={onOpen} />
          ))}
        </Flex>
        {others > 0 && <PageLink to={moreLogs}>{TEXTS.more(others)}</PageLink>}
      </Card>
    </section>
  );
}

interface LogProps {
  readonly log: TimeLogRow;
  /** Opens a log; undefined where this is not offered. */
  readonly onOpen: ((id: number) => void) | undefined;
}

/** Who is punched in, since when and for how long. */
function OpenLog({ log, onOpen }: LogProps) {
  const now = useNow();
  const companyZone = usePageContext((context) => context.companyZone);
  const punchIn = punchInOf(log, companyZone);
  return (
    <li className="person" data-small>
      <Avatar id={log.employeeId} name={log.employeeName} />
      <div>
        <bdi>
          <Name log={log} onOpen={onOpen} />
        </bdi>{' '}
        {TEXTS.since(formatDate(log.punchIn), formatTime(log.punchIn))}
        {punchIn !== undefined && (
          <>
            {'\u00a0· '}
            {formatMinutes(elapsedMinutes(punchIn, now))}
            {isImplausiblyLong(punchIn, now) && (
              <Typography.Text type="warning">{`\u00a0· ${TEXTS.tooLong}`}</Typography.Text>
            )}
          </>
        )}
        <ZoneNote zone={log.zone} companyZone={companyZone} />
      </div>
    </li>
  );
}

/** The employee; where logs can be opened, a button that opens this one. */
function Name({ log: { id, employeeName, workDate, punchIn }, onOpen }: LogProps) {
  const name = employeeName ?? 'N/A';
  if (!onOpen || id === null) return <strong>{name}</strong>;
  return (
    <Button
      type="link"
      id={`open-log-${id}`}
      aria-haspopup="dialog"
      aria-description={TEXTS.open(formatDate(workDate), formatTime(punchIn))}
      className="still-punched-in-name"
      onClick={() => onOpen(id)}
    >
      {name}
    </Button>
  );
}

/** Epoch milliseconds; undefined when the time is unreadable. */
function punchInOf({ punchIn, zone }: TimeLogRow, companyZone: string | null) {
  if (punchIn === null) return undefined;
  try {
    return readInstant(punchIn, zone ?? companyZone ?? 'UTC');
  } catch {
    return undefined;
  }
}
