import { copyRosterMutation, type RosterCopy, rosterCopyQuery } from '@rollcall/shared/calls';
import { addDays, formatDate } from '@rollcall/shared/domain';
import { DateField, Dialog, ErrorNotice, useKeptState } from '@rollcall/shared/ui';
import { useMutation, useQuery } from '@tanstack/react-query';
import { Alert, Button, Checkbox, Flex, Typography } from 'antd';
import type { PeopleFilter } from './people-filter.ts';
import { TEXTS } from './texts.ts';
import { startOfWeek, weekText } from './week.ts';

interface Props {
  /** First day of the week that is shown. */
  readonly from: string;
  readonly weekStart: number;
  readonly people: PeopleFilter;
  /** Called with the first day of the week that was copied to. */
  readonly onCopied: (to: string) => void;
  readonly onClose: () => void;
}

/** Copies a week to another one, with a preview of what changes. */
export function CopyDialog({ from: shown, weekStart, people, ...on }: Props) {
  const [weeks, setWeeks, forget] = useKeptState<Weeks>('copy-week', {
    from: shown,
    to: addDays(shown, 7),
    includesPlanned: false,
  });
  const leave = (then: () => void) => () => {
    forget();
    then();
  };
  const onClose = leave(on.onClose);
  const isPossible = weeks.from !== weeks.to;
  const query = { ...weeks, ...people };
  const preview = useQuery({ ...rosterCopyQuery(query), enabled: isPossible });
  const copy = useMutation(copyRosterMutation());
  const { changes = 0, overwritten = [] } = preview.data ?? {};
  const isReady = isPossible && !preview.isFetching && changes > 0;
  const send = () =>
    copy.mutate(
      { ...query, changes, overwritten: overwritten.length },
      { onSuccess: leave(() => on.onCopied(weeks.to)) },
    );
  const isFiltered = people.search !== undefined || people.department !== undefined;
  return (
    <Dialog title={TEXTS.copyTitle} size="md" onClose={onClose}>
      <p>{TEXTS.copyIntro}</p>
      <WeekFields
        weeks={weeks}
        weekStart={weekStart}
        onChange={(changed) => setWeeks({ ...weeks, ...changed })}
      />
      {isFiltered && <p>{TEXTS.filtered}</p>}
      <Preview {...{ isPossible, preview }} />
      {copy.error && (
        <Alert type="error" showIcon role="alert" title={copy.error.message} style={SPACED} />
      )}
      <Flex justify="end" gap="small">
        <Button onClick={onClose}>{TEXTS.cancel}</Button>
        <Button type="primary" disabled={!isReady || copy.isPending} onClick={send}>
          {TEXTS.copyNow}
        </Button>
      </Flex>
    </Dialog>
  );
}

/** First days of two weeks, and what is copied. */
interface Weeks {
  readonly from: string;
  readonly to: string;
  readonly includesPlanned: boolean;
}

interface FieldsProps extends Pick<Props, 'weekStart'> {
  readonly weeks: Weeks;
  readonly onChange: (changed: Partial<Weeks>) => void;
}

function WeekFields({ weeks, weekStart, onChange }: FieldsProps) {
  const { from, to, includesPlanned } = weeks;
  const change = (name: 'from' | 'to') => (date: string | undefined) =>
    date && onChange({ [name]: startOfWeek(date, weekStart) });
  return (
    <>
      <Flex wrap gap="small" align="center">
        <DateField label={TEXTS.from} value={from} onChange={change('from')} isRequired />
        <DateField label={TEXTS.to} value={to} onChange={change('to')} isRequired />
      </Flex>
      <Typography.Paragraph type="secondary">
        {TEXTS.copied(weekText(from), weekText(to))}
      </Typography.Paragraph>
      <Checkbox
        checked={includesPlanned}
        onChange={({ target }) => onChange({ includesPlanned: target.checked })}
      >
        {TEXTS.includesPlanned}
      </Checkbox>
      <Typography.Paragraph type="secondary">{TEXTS.includesHint}</Typography.Paragraph>
    </>
  );
}

const SPACED = { marginBottom: 16 } as const;

interface PreviewProps {
  readonly isPossible: boolean;
  readonly preview: {
    readonly data: RosterCopy | undefined;
    readonly error: Error | null;
    refetch(): Promise<unknown>;
  };
}

function Preview({ isPossible, preview: { data, error, refetch } }: PreviewProps) {
  if (!isPossible) return <output style={BLOCK}>{TEXTS.copySame}</output>;
  if (error) {
    return (
      <div style={BLOCK}>
        <ErrorNotice message={error.message} onRetry={() => void refetch()} />
      </div>
    );
  }
  if (!data) return <output style={BLOCK}>{TEXTS.copyLoading}</output>;
  const { changes, people, overwritten, skipped } = data;
  return (
    <div style={BLOCK}>
      <output>
        <strong>{changes === 0 ? TEXTS.copyNone : TEXTS.copyChanges(changes, people)}</strong>
      </output>
      <Days title={TEXTS.overwritten(overwritten.length)} days={overwritten.map(dayText)} />
      <Days
        title={TEXTS.skipped(skipped.length)}
        days={skipped.map(({ why, ...day }) => `${dayText(day)}: ${TEXTS.skips[why]}`)}
      />
    </div>
  );
}

const BLOCK = { display: 'block', marginBlock: 12 } as const;
/** How many days a list shows. */
const SHOWN = 50;

function Days({ title, days }: { readonly title: string; readonly days: readonly string[] }) {
  if (days.length === 0) return null;
  return (
    <details>
      <summary>{title}</summary>
      <ul className="roster-conflicts">
        {days.slice(0, SHOWN).map((text) => (
          <li key={text}>{text}</li>
        ))}
        {days.length > SHOWN && <li>{TEXTS.more(days.length - SHOWN)}</li>}
      </ul>
    </details>
  );
}

const dayText = ({ employeeName, date }: RosterCopy['overwritten'][number]) =>
  TEXTS.copiedDay(employeeName, formatDate(date));
