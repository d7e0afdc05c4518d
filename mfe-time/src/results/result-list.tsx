import type { TimeLog } from '@rollcall/shared/calls';
import { displayStatus, formatDate, formatDuration, formatTime } from '@rollcall/shared/domain';
import { usePageContext } from '@rollcall/shared/session';
import {
  type ListResult,
  ListTable,
  ROW_ACTIONS,
  ROW_HEADING,
  StatusTag,
  ZoneNote,
} from '@rollcall/shared/ui';
import { Alert, Button, type TableColumnsType, Tag } from 'antd';
import { TEXTS } from './texts.ts';

interface Props {
  readonly list: ListResult<TimeLog>;
  readonly isSample: boolean;
  readonly page: number;
  readonly onPage: (page: number, how?: { readonly replace: boolean }) => void;
  /** Adds a log to the form. */
  readonly onCorrect: (log: TimeLog) => void;
}

/** The results table and its pager (spec §2); sample rows are labelled. */
export function ResultList({ list, isSample, page, onPage, onCorrect }: Props) {
  const zone = usePageContext(({ companyZone }) => companyZone);
  return (
    <>
      {isSample && <Alert type="info" showIcon title={TEXTS.sample} style={{ marginBottom: 16 }} />}
      <ListTable
        label={TEXTS.title}
        columns={columns(isSample, zone, onCorrect)}
        list={list}
        page={page}
        onPage={onPage}
        texts={TEXTS}
      />
    </>
  );
}

function columns(
  isSample: boolean,
  companyZone: string | null,
  onCorrect: Props['onCorrect'],
): TableColumnsType<TimeLog> {
  return [
    {
      title: TEXTS.columns.date,
      ...ROW_HEADING,
      render: (_, { workDate, zone }) => (
        <>
          {formatDate(workDate)} {isSample && <Tag>{TEXTS.sampleTag}</Tag>}
          <ZoneNote zone={zone} companyZone={companyZone} />
        </>
      ),
    },
    { title: TEXTS.columns.punchIn, render: (_, { punchIn }) => formatTime(punchIn) },
    { title: TEXTS.columns.punchOut, render: (_, { punchOut }) => formatTime(punchOut) },
    { title: TEXTS.columns.total, render: (_, { workedMinutes }) => formatDuration(workedMinutes) },
    { title: TEXTS.columns.breaks, render: (_, { breakMinutes }) => formatDuration(breakMinutes) },
    {
      title: TEXTS.columns.status,
      render: (_, { status }) => <StatusTag status={displayStatus(status)} />,
    },
    ...(isSample
      ? []
      : [
          {
            title: TEXTS.columns.action,
            ...ROW_ACTIONS,
            render: (_: unknown, log: TimeLog) => (
              <Button
                size="small"
                aria-description={formatDate(log.workDate)}
                onClick={() => onCorrect(log)}
              >
                {TEXTS.correct}
              </Button>
            ),
          },
        ]),
  ];
}
