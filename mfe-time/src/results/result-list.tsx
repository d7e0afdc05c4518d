import type { TimeLog } from '@rollcall/shared/calls';
import { displayStatus, formatDate, formatDuration } from '@rollcall/shared/domain';
import { usePageContext } from '@rollcall/shared/session';
import {
  type ListResult,
  ListTable,
  OrNone,
  PunchTime,
  ROW_ACTIONS,
  ROW_DETAIL,
  ROW_HEADING,
  StatusTag,
  useRowDescription,
  ZoneNote,
} from '@rollcall/shared/ui';
import { Alert, Button, type TableColumnsType, type TableColumnType, Tag } from 'antd';
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
    dateColumn(isSample, companyZone),
    {
      title: TEXTS.columns.punchIn,
      width: 72,
      ...ROW_DETAIL,
      render: (_, { punchIn, workDate }) => <PunchTime text={punchIn} workDate={workDate} />,
    },
    {
      title: TEXTS.columns.punchOut,
      width: 82,
      render: (_, { punchOut, workDate }) => <PunchTime text={punchOut} workDate={workDate} />,
    },
    {
      title: TEXTS.columns.total,
      width: 90,
      render: (_, { totalWorkedMins }) => <OrNone>{formatDuration(totalWorkedMins)}</OrNone>,
    },
    {
      title: TEXTS.columns.breaks,
      width: 90,
      render: (_, { totalBreakMins }) => <OrNone>{formatDuration(totalBreakMins)}</OrNone>,
    },
    {
      title: TEXTS.columns.status,
      minWidth: 110,
      render: (_, { status }) => <StatusTag status={displayStatus(status)} />,
    },
    ...(isSample
      ? []
      : [
          {
            title: TEXTS.columns.action,
            width: 144,
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

const dateColumn = (isSample: boolean, companyZone: string | null): TableColumnType<TimeLog> => ({
  title: TEXTS.columns.date,
  minWidth: 110,
  ...ROW_HEADING,
  render: (_, { workDate, zone }) => (
    <>
      {formatDate(workDate)} {isSample && <Tag>{TEXTS.sampleTag}</Tag>}
      <ZoneNote zone={zone} companyZone={companyZone} />
    </>
  ),
});

function CorrectButton({ onClick }: { readonly onClick: () => void }) {
  return (
    <Button {...useRowDescription()} size="small" onClick={onClick}>
      {TEXTS.correct}
    </Button>
  );
}
