import type { TimeLog } from '@rollcall/shared/calls';
import { firstOfMonth, formatDate, lastOfMonth } from '@rollcall/shared/domain';
import { useNow, usePageContext } from '@rollcall/shared/session';
import { BrandName, DateField, PageHeading, useToday } from '@rollcall/shared/ui';
import { useListParameters } from '@rollcall/shared/url';
import { Alert, Flex, Typography } from 'antd';
import { useEffectEvent, useLayoutEffect, useRef } from 'react';
import { isMonth, MonthField } from '../filters/month-field.tsx';
import { readDay } from '../filters/read-day.ts';
import { CorrectionForm } from '../my-time/correction-form/correction-form.tsx';
import { TEXTS } from '../my-time/correction-form/texts.ts';
import { useCorrectionForm } from '../my-time/correction-form/use-correction-form.ts';
import { ResultList } from '../results/result-list.tsx';
import { TEXTS as RESULT_TEXTS } from '../results/texts.ts';
import { useResults } from '../results/use-results.ts';
import { ViewMode } from '../results/view-mode.tsx';
import { HomeLink } from './home-link.tsx';
import './correction-page.css';

/** `/applyCorrection` (spec §2, Correction page): public; on our server it sends for the signed-in employee. */
export function CorrectionPage() {
  const now = useNow();
  const zone = usePageContext(({ companyZone }) => companyZone);
  const corrections = useCorrectionForm();
  const parameters = useListParameters();
  const { page, showPage, filter, showOpen } = parameters;
  const { list, isSample, isRequested } = useResults(
    readPeriod(parameters, useToday()).period,
    page,
  );
  const isLinked = filter('log') !== undefined;
  const linkedLog = isSample
    ? undefined
    : list.data?.rows.find(({ id }) => String(id) === filter('log'));
  const isAwaited = isLinked && !isSample && !list.error && !(list.data && isRequested);
  const waitingLog = useLinkedLog(linkedLog, isRequested, corrections.add);
  return (
    <main className="correction-page">
      <div className="correction-brand">
        <BrandName />
      </div>
      <PageHeading title={TEXTS.title} actions={<HomeLink />} />
      <Flex vertical gap="large">
        {waitingLog && !corrections.sent && (
          <Alert type="info" showIcon title={TEXTS.requested(formatDate(waitingLog.workDate))} />
        )}
        <CorrectionForm {...{ now, zone, isLinked, isAwaited }} state={corrections} />
        <section>
          <Typography.Title level={2}>{RESULT_TEXTS.title}</Typography.Title>
          <PeriodFields />
          <ResultList
            list={list}
            isSample={isSample}
            isRequested={isRequested}
            page={page}
            onPage={showPage}
            onCorrect={(log) => {
              corrections.add(log);
              showOpen({ log: undefined }, { replace: true });
              window.scrollTo({ top: 0 });
            }}
          />
        </section>
      </Flex>
    </main>
  );
}

/**
 * Adds the log that a link of the punch clock names to the form, once. A log whose correction is pending is not added
 * but returned.
 */
function useLinkedLog(
  log: TimeLog | undefined,
  isRequested: ((log: TimeLog) => boolean) | undefined,
  onAdd: (log: TimeLog) => void,
): TimeLog | undefined {
  const isWaiting = log !== undefined && isRequested?.(log) === true;
  const found = isRequested && !isWaiting ? log : undefined;
  const added = useRef<TimeLog['id']>(null);
  const add = useEffectEvent(onAdd);
  // Before it is drawn, because the form changes.
  useLayoutEffect(() => {
    if (!found || found.id === added.current) return;
    added.current = found.id;
    add(found);
  }, [found]);
  return isWaiting ? log : undefined;
}

/** The view in the URL, the values of both views' fields, and the resulting dates. */
function readPeriod(
  { filter }: Pick<ReturnType<typeof useListParameters>, 'filter'>,
  today: string,
) {
  const isRange = filter('view') === 'range';
  const requested = filter('month');
  const month = isMonth(requested) ? requested : today.slice(0, 7);
  const range = {
    startDate: readDay(filter('from')) ?? firstOfMonth(today),
    endDate: readDay(filter('to')) ?? lastOfMonth(today),
  };
  const first = `${month}-01`;
  const period = isRange ? range : { startDate: first, endDate: lastOfMonth(first) };
  return { isRange, month, range, period };
}

/** The fields of both views (spec §2); those of the other view are disabled. */
function PeriodFields() {
  const today = useToday();
  const parameters = useListParameters();
  const { isRange, month, range } = readPeriod(parameters, today);
  const { showFilter } = parameters;
  return (
    <ViewMode
      isRange={isRange}
      onChange={(toRange) => showFilter({ view: toRange ? 'range' : undefined })}
      monthly={
        <MonthField
          value={month}
          currentYear={Number(today.slice(0, 4))}
          isDisabled={isRange}
          onChange={(chosen) => showFilter({ month: chosen, log: undefined })}
        />
      }
      range={
        <Flex wrap gap="small">
          <DateField
            label={RESULT_TEXTS.start}
            value={range.startDate}
            disabled={!isRange}
            onChange={(date) => showFilter({ from: date })}
          />
          <DateField
            label={RESULT_TEXTS.end}
            value={range.endDate}
            disabled={!isRange}
            onChange={(date) => showFilter({ to: date })}
          />
        </Flex>
      }
    />
  );
}
