import type { PeriodPreview, Unsettled } from '@rollcall/shared/calls';
import { formatDate } from '@rollcall/shared/domain';
import { PageLink, TextLink } from '@rollcall/shared/ui';
import { Flex, Typography } from 'antd';
import { CLOSE_TEXTS } from './texts.ts';
import { dayOf, listOf } from './ways-out.ts';

interface Props {
  readonly preview: PeriodPreview;
  readonly range: Parameters<typeof listOf>[1];
}

/** What is not settled: how much of each kind, what that means, and where to settle it. */
export function UnsettledList({ preview, range }: Props) {
  const kinds = unsettledOf(preview);
  if (kinds.length === 0) return null;
  return (
    <section aria-label={CLOSE_TEXTS.unsettled} style={{ marginBottom: 16 }}>
      <Typography.Title level={3}>{CLOSE_TEXTS.unsettled}</Typography.Title>
      {kinds.map(({ kind, count }) => (
        <Kind
          key={kind}
          kind={kind}
          count={count}
          entries={preview.unsettled.filter((entry) => entry.kind === kind)}
          to={listOf(kind, range)}
        />
      ))}
      <Typography.Text type="secondary">{CLOSE_TEXTS.unsettledNote}</Typography.Text>
    </section>
  );
}

/** How many entries of each kind are not settled, without kinds that have none. */
export const unsettledOf = (preview: PeriodPreview) =>
  [
    { kind: 'open-log', count: preview.openLogs },
    { kind: 'missing-out', count: preview.missingOuts },
    { kind: 'correction', count: preview.pendingCorrections },
    { kind: 'leave', count: preview.pendingLeaves },
    { kind: 'overtime', count: preview.pendingOvertime },
  ].filter(({ count }) => count > 0) as { kind: Unsettled['kind']; count: number }[];

interface KindProps {
  readonly kind: Unsettled['kind'];
  readonly count: number;
  readonly entries: readonly Unsettled[];
  readonly to: string;
}

function Kind({ kind, count, entries, to }: KindProps) {
  const texts = CLOSE_TEXTS.kinds[kind];
  const title = texts?.count(count) ?? kind;
  const more = count - entries.length;
  return (
    <div style={{ marginBottom: 12 }}>
      <Flex wrap align="center" justify="space-between" gap="0 16px">
        <strong>{title}</strong>
        <PageLink to={to} aria-label={`${CLOSE_TEXTS.show}: ${title}`}>
          {CLOSE_TEXTS.show}
        </PageLink>
      </Flex>
      <div>{texts?.means}</div>
      {entries.length > 0 && (
        <details>
          <summary>{CLOSE_TEXTS.who}</summary>
          <ul style={LIST}>
            {entries.map((entry) => (
              <li key={`${entry.employeeId} ${entry.from} ${entry.to}`}>
                <Entry entry={entry} />
              </li>
            ))}
            {more > 0 && <li>{CLOSE_TEXTS.more(more)}</li>}
          </ul>
        </details>
      )}
    </div>
  );
}

function Entry({ entry }: { readonly entry: Unsettled }) {
  const { employeeName, from, to } = entry;
  const name = employeeName;
  const text =
    from === to
      ? CLOSE_TEXTS.day(name, formatDate(from))
      : CLOSE_TEXTS.days(name, formatDate(from), formatDate(to));
  return <TextLink to={dayOf(entry)}>{text}</TextLink>;
}

const LIST = { maxHeight: 200, overflowY: 'auto', margin: 0, paddingInlineStart: 20 } as const;
