import type { ClosePreview } from '@rollcall/shared/calls';
import { formatDate, formatMinutes } from '@rollcall/shared/domain';
import {
  cutListPage,
  ListTable,
  PersonName,
  PunchTime,
  ROW_HEADING,
  ZoneNote,
} from '@rollcall/shared/ui';
import { Checkbox, Flex, type TableColumnsType, Typography } from 'antd';
import { useState } from 'react';
import { TEXTS } from './texts.ts';
import type { usePreview, useSelection } from './use-close-logs.ts';

interface Props {
  readonly preview: ReturnType<typeof usePreview>;
  readonly selection: ReturnType<typeof useSelection>;
  readonly companyZone: string | null;
}

/** What closing would do to each log, with a checkbox for each that can be closed. */
export function PreviewTable({ preview, selection, companyZone }: Props) {
  const [page, setPage] = useState(0);
  const { data, error, retry, isFetching } = preview;
  const { possible, selected, selectAll } = selection;
  const impossible = data ? data.rows.length - possible.length : 0;
  const isAll = selected.length === possible.length;
  return (
    <>
      <Flex wrap gap="0 16px" style={{ marginBottom: 8 }}>
        {possible.length > 0 && (
          <Checkbox
            checked={isAll}
            indeterminate={!isAll && selected.length > 0}
            onChange={({ target }) => selectAll(target.checked)}
          >
            {TEXTS.all(selected.length, possible.length + impossible)}
          </Checkbox>
        )}
        {impossible > 0 && (
          <Typography.Text type="secondary">{TEXTS.impossible(impossible)}</Typography.Text>
        )}
      </Flex>
      <ListTable
        label={TEXTS.preview}
        columns={columnsOf(selection, companyZone)}
        list={{
          data: data && cutListPage(data.rows, page, data.unreadable),
          error,
          isRefreshing: isFetching && data !== undefined,
          retry,
        }}
        page={page}
        onPage={setPage}
        texts={TEXTS}
      />
      {data && data.total > data.rows.length && (
        <Typography.Paragraph>{TEXTS.truncated(data.rows.length, data.total)}</Typography.Paragraph>
      )}
    </>
  );
}

function columnsOf(
  { isSelected, toggle }: Props['selection'],
  companyZone: string | null,
): TableColumnsType<ClosePreview> {
  return [
    {
      title: TEXTS.columns.employee,
      ...ROW_HEADING,
      render: (_, row) => {
        const name = row.employeeName;
        const person = <PersonName isSmall id={row.employeeId} name={name} />;
        if (row.problem !== null) return person;
        return (
          <Checkbox
            aria-label={TEXTS.select(name, formatDate(row.workDate))}
            checked={isSelected(row)}
            onChange={() => toggle(row)}
          >
            {person}
          </Checkbox>
        );
      },
    },
    {
      title: TEXTS.columns.date,
      render: (_, { workDate, zone }) => (
        <>
          {formatDate(workDate)}
          <ZoneNote zone={zone} companyZone={companyZone} />
        </>
      ),
    },
    {
      title: TEXTS.columns.punchIn,
      render: (_, { punchIn, workDate }) => <PunchTime text={punchIn} workDate={workDate} />,
    },
    { title: TEXTS.columns.punchOut, render: (_, row) => <Outcome row={row} /> },
    {
      title: TEXTS.columns.worked,
      render: (_, row) => (row.problem === null ? formatMinutes(row.workedMins) : '-'),
    },
  ];
}

function Outcome({ row }: { readonly row: ClosePreview }) {
  const { problem, punchOut, workDate, hasBreakWithoutEnd } = row;
  if (problem !== null) {
    return (
      <>
        <strong>{TEXTS.cannot}</strong>
        <div>{problem}</div>
      </>
    );
  }
  return (
    <>
      <PunchTime text={punchOut} workDate={workDate} />
      {hasBreakWithoutEnd && (
        <div>
          <Typography.Text type="secondary">{TEXTS.breakWithoutEnd}</Typography.Text>
        </div>
      )}
    </>
  );
}
