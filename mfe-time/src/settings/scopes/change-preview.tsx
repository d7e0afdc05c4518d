import { type PlanChange, planChangeQuery } from '@rollcall/shared/calls';
import { formatDate } from '@rollcall/shared/domain';
import type { QueryOf } from '@rollcall/shared/transport';
import { ErrorNotice, isTypedDate, useDebounced } from '@rollcall/shared/ui';
import { useQuery } from '@tanstack/react-query';
import { Flex, Typography } from 'antd';
import { useId } from 'react';
import { datesText } from './dates-text.ts';
import { ExampleDays, type PlanText } from './example-days.tsx';
import { TEXTS } from './texts.ts';

export type PreviewQuery = QueryOf<'previewPlanChange'>;

interface Props {
  /** Undefined while there is nothing to preview. */
  readonly query: PreviewQuery | undefined;
  /** For the days of the example; a change of a policy has none. */
  readonly planText?: PlanText;
}

const PREVIEW_MS = 300;

/** What a change touches, before it is saved (docs/working-time.md#plans). */
export function ChangePreview({ query, planText }: Props) {
  const id = useId();
  const isTyping = [query?.from, query?.to].some((date) => date && !isTypedDate(date));
  const wanted = isTyping || query === undefined ? '' : JSON.stringify(query);
  const text = useDebounced(wanted, PREVIEW_MS);
  const asked = text === '' ? undefined : (JSON.parse(text) as PreviewQuery);
  const { data, error, refetch } = useQuery(planChangeQuery(asked));
  return (
    <Flex vertical component="section" aria-labelledby={id} style={BOX}>
      <Typography.Title level={3} id={id} style={{ margin: '0 0 8px' }}>
        {TEXTS.preview}
      </Typography.Title>
      <output style={{ display: 'block' }}>
        {asked === undefined ? (
          TEXTS.chooseFirst
        ) : error ? (
          <ErrorNotice message={error.message} onRetry={() => void refetch()} />
        ) : data ? (
          <Sentences change={data} query={asked} />
        ) : (
          TEXTS.calculating
        )}
      </output>
      {planText && asked !== undefined && !error && data?.example && (
        <ExampleDays example={data.example} planText={planText} />
      )}
    </Flex>
  );
}

const BOX = {
  marginBottom: 16,
  padding: '12px 16px',
  border: '1px solid var(--ant-color-border-secondary)',
  borderRadius: 8,
} as const;

function Sentences({
  change,
  query,
}: {
  readonly change: PlanChange;
  readonly query: PreviewQuery;
}) {
  const sentences = sentencesOf(change, { from: query.from ?? null, to: query.to ?? null });
  return (
    <ul style={{ margin: 0, paddingInlineStart: 20 }}>
      {sentences.map((sentence) => (
        <li key={sentence}>{sentence}</li>
      ))}
    </ul>
  );
}

const MAX_PERIODS = 3;

function sentencesOf(
  change: PlanChange,
  dates: { readonly from: string | null; readonly to: string | null },
): string[] {
  const { employees, closedDays } = change;
  return [
    TEXTS.counts(employees, datesText(dates)),
    ...ownText(change),
    pastText(change),
    ...(closedDays > 0 ? [TEXTS.closed(closedDays, periodsText(change))] : []),
  ];
}

function ownText({ employees, ownDepartments, ownEmployees }: PlanChange): string[] {
  if (employees > 0 && ownEmployees >= employees) return [TEXTS.allOwn];
  return ownDepartments + ownEmployees > 0 ? [TEXTS.ownBefore(ownDepartments, ownEmployees)] : [];
}

function pastText({ recalculated }: PlanChange): string {
  if (recalculated === null) return TEXTS.noPast;
  const { from, to } = recalculated;
  return from === null ? TEXTS.pastAll(formatDate(to)) : TEXTS.past(datesText({ from, to }));
}

function periodsText({ closedPeriods }: PlanChange): string {
  const rest = closedPeriods.length - MAX_PERIODS;
  const shown = closedPeriods.slice(0, MAX_PERIODS).map((period) => datesText(period));
  return [...shown, ...(rest > 0 ? [TEXTS.more(rest)] : [])].join(', ');
}
