import type { LogVersion } from '@rollcall/shared/calls';
import { formatDate, formatMinutes, formatTime } from '@rollcall/shared/domain';
import { Typography } from 'antd';
import { HEADING } from './break-fields.tsx';
import { formatEnd } from './format-span.ts';
import { TEXTS } from './texts.ts';

interface Entry {
  readonly key: string;
  readonly title: string;
  /** ISO 8601 with an offset; null for a punch, whose times say it. */
  readonly at: string | null;
  readonly lines: readonly string[];
  readonly reason: string | null;
}

/** What happened to a log, oldest first: who, when and why. */
export function LogHistory({ versions }: { readonly versions: readonly LogVersion[] }) {
  return (
    <section aria-label={TEXTS.history}>
      <Typography.Title level={3} style={HEADING}>
        {TEXTS.history}
      </Typography.Title>
      <ol style={LIST}>
        {versions
          .flatMap((version, index) => entriesOf(version, versions[index - 1]))
          .map(({ key, title, at, lines, reason }) => (
            <li key={key} style={ENTRY}>
              <span aria-hidden style={DOT} />
              <strong>{title}</strong>
              {at !== null && (
                <Typography.Text type="secondary">{` · ${momentOf(at)}`}</Typography.Text>
              )}
              {lines.map((line) => (
                <div key={line}>{line}</div>
              ))}
              {reason !== null && (
                <Typography.Text
                  type="secondary"
                  style={{ display: 'block', overflowWrap: 'anywhere' }}
                >
                  {TEXTS.reasonGiven(reason)}
                </Typography.Text>
              )}
            </li>
          ))}
      </ol>
    </section>
  );
}

function entriesOf(log: LogVersion, older: LogVersion | undefined): Entry[] {
  const { id, source, enteredBy, deletion } = log;
  const by = (name: string | null) => (name === null ? '' : TEXTS.by(name));
  const kind = {
    punch: TEXTS.punched,
    correction: TEXTS.corrected,
    manual: older ? TEXTS.changed : TEXTS.entered,
  }[source];
  const version = {
    key: `${id}`,
    title: `${older?.deletion ? TEXTS.restored : kind}${by(enteredBy)}`,
    at: source === 'punch' ? null : log.createdAt,
    lines: [
      `${formatDate(log.punchIn)}, ${spanOf(log)}`,
      ...otherDateOf(log),
      ...workedOf(log),
      ...lateOutOf(log),
    ],
    reason: log.reason,
  };
  if (!deletion) return [version];
  const title = `${TEXTS.deletedEntry}${by(deletion.by)}`;
  return [
    version,
    { key: `${id} deleted`, title, at: deletion.at, lines: [], reason: deletion.reason },
  ];
}

/** The date that a log counts for, unless it is that of its punch-in. */
function otherDateOf({ punchIn, workDate }: LogVersion): string[] {
  return punchIn.startsWith(workDate) ? [] : [TEXTS.countsFor(formatDate(workDate))];
}

function workedOf({ totalWorkedMins, totalBreakMins }: LogVersion): string[] {
  if (totalWorkedMins === null) return [];
  const worked = formatMinutes(totalWorkedMins);
  return totalBreakMins
    ? [TEXTS.workedAndBreaks(worked, formatMinutes(totalBreakMins))]
    : [TEXTS.workedWithoutBreak(worked)];
}

/** A change by an administrator removes the mark; the history keeps it. */
const lateOutOf = ({ isLateOut }: LogVersion) => (isLateOut ? [TEXTS.lateOut] : []);

/** The times of a log; an end on another day has its date. */
function spanOf({ punchIn, punchOut, state }: LogVersion): string {
  const missing = state === 'missing-out' ? TEXTS.missingOut : TEXTS.stillOpen;
  return `${formatTime(punchIn)} – ${punchOut === null ? missing : formatEnd(punchIn, punchOut)}`;
}

/** Date and time of an instant in its own offset. */
export function momentOf(at: string): string {
  const text = at.slice(0, 19).replace('T', ' ');
  return `${formatDate(text)}, ${formatTime(text)}`;
}

const LIST = { listStyle: 'none', margin: 0, padding: 0 } as const;
const ENTRY = {
  position: 'relative',
  padding: '0 0 12px 20px',
  borderInlineStart: '2px solid var(--ant-color-border-secondary)',
  marginInlineStart: 6,
} as const;
const DOT = {
  position: 'absolute',
  insetInlineStart: -7,
  top: 5,
  width: 12,
  height: 12,
  borderRadius: '50%',
  border: '2px solid var(--ant-color-primary)',
  background: 'var(--ant-color-bg-container)',
} as const;
