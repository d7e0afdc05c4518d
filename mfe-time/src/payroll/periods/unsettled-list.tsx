import type { PeriodPreview, Unsettled, UnsettledKind } from '@rollcall/shared/calls';
import { UNSETTLED_KINDS } from '@rollcall/shared/contract';
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
  const kinds = UNSETTLED_KINDS.filter((kind) => preview.counts[kind] > 0);
  if (kinds.length === 0) return null;
  return (
    <section aria-label={CLOSE_TEXTS.unsettled} style={{ marginBottom: 16 }}>
      <Typography.Title level={3} style={{ fontSize: 16 }}>
        {CLOSE_TEXTS.unsettled}
      </Typography.Title>
      {kinds.map((kind) => (
        <Kind
          key={kind}
          kind={kind}
          count={preview.counts[kind]}
          entries={preview.unsettled.filter((entry) => entry.kind === kind)}
          to={listOf(kind, range)}
        />
      ))}
      <Typography.Text type="secondary">{CLOSE_TEXTS.unsettledNote}</Typography.Text>
    </section>
  );
}

interface KindProps {
  readonly kind: UnsettledKind;
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
  const name = employeeName ?? 'N/A';
  const text =
    from === to
      ? CLOSE_TEXTS.day(name, formatDate(from))
      : CLOSE_TEXTS.days(name, formatDate(from), formatDate(to));
  const link = dayOf(entry);
  return link === undefined ? text : <TextLink to={link}>{text}</TextLink>;
}

const LIST = { maxHeight: 200, overflowY: 'auto', margin: 0, paddingInlineStart: 20 } as const;
