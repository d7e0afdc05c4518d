import type { TimeLog } from '@rollcall/shared/calls';
import { displayStatus, formatDate, formatDuration, formatTime } from '@rollcall/shared/domain';
import { usePageContext } from '@rollcall/shared/session';
import {
  type ListResult,
  ListTable,
  ROW_ACTIONS,
  ROW_DETAIL,
  ROW_HEADING,
  StatusTag,
  useRowDescription,
  ZoneNote,
} from '@rollcall/shared/ui';
import { Alert, Button, type TableColumnsType, Tag } from 'antd';
import { TEXTS } from './texts.ts';

interface Props {
  readonly list: ListResult<TimeLog>;
  readonly isSample: boolean;
  readonly page: number;
  readonly onPage: (page: number, how?: { readonly replace: boolean }) => void;
  /** Whether a correction of the log is pending; undefined until that is known. */
  readonly isRequested: ((log: TimeLog) => boolean) | undefined;
  /** Adds a log to the form. */
  readonly onCorrect: (log: TimeLog) => void;
}

/** The results table and its pager (spec §2); sample rows are labelled. */
export function ResultList(props: Props) {
  const { list, isSample, page, onPage } = props;
  const zone = usePageContext(({ companyZone }) => companyZone);
  return (
    <>
      {isSample && <Alert type="info" showIcon title={TEXTS.sample} style={{ marginBottom: 16 }} />}
      <ListTable
        label={TEXTS.title}
        columns={columns(props, zone)}
        list={list}
        page={page}
        onPage={onPage}
        texts={TEXTS}
      />
    </>
  );
}

function columns(
  { isSample, isRequested, onCorrect }: Props,
  companyZone: string | null,
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
    {
      title: TEXTS.columns.punchIn,
      ...ROW_DETAIL,
      render: (_, { punchIn }) => formatTime(punchIn),
    },
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
            render: (_: unknown, log: TimeLog) =>
              isRequested?.(log) ? (
                <Tag color="warning">{TEXTS.requested}</Tag>
              ) : (
                <CorrectButton onClick={() => onCorrect(log)} />
              ),
          },
        ]),
  ];
}

function CorrectButton({ onClick }: { readonly onClick: () => void }) {
  return (
    <Button {...useRowDescription()} size="small" onClick={onClick}>
      {TEXTS.correct}
    </Button>
  );
}
