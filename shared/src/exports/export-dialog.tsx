import { createExportMutation, type ExportRequest } from '@rollcall/shared/calls';
import { Dialog, useStoredChoice } from '@rollcall/shared/ui';
import { useMutation } from '@tanstack/react-query';
import { Alert, Button, Checkbox, Flex } from 'antd';
import { type ReactNode, useState } from 'react';
import { CSV_SEPARATORS, type CsvSeparator } from '../contract/index.ts';
import { Choice } from './choice.tsx';
import { ColumnChoice, useColumns } from './column-choice.tsx';
import { ExportFiles } from './export-files.tsx';
import type { ExportFilter, ExportProps } from './export-props.ts';
import { ROWS_OF, TEXTS } from './texts.ts';
import './export-dialog.css';

interface Props extends ExportProps {
  readonly onClose: () => void;
}

/** Chooses what the file of a list has, exports it, and shows the exports of the last day. */
export function ExportDialog({ onClose, ...props }: Props) {
  const { mutate, data, isPending, error } = useMutation(createExportMutation());
  return (
    <Dialog title={TEXTS.title} size="md" onClose={onClose}>
      <p>{props.lists[0] === 'timesheets' ? TEXTS.aboutSheets : TEXTS.about}</p>
      <ExportForm {...props} onSubmit={(request) => isPending || mutate(request)}>
        {error && <Alert type="error" role="alert" title={error.message} />}
        <Flex wrap justify="end" gap="small">
          <Button onClick={onClose}>{TEXTS.close}</Button>
          <Button type="primary" htmlType="submit" loading={isPending}>
            {TEXTS.start}
          </Button>
        </Flex>
      </ExportForm>
      <ExportFiles startedId={data?.id} />
    </Dialog>
  );
}

interface FormProps extends ExportProps {
  readonly onSubmit: (request: ExportRequest) => void;
  readonly children: ReactNode;
}

function ExportForm({ lists, filter, onSubmit, children }: FormProps) {
  const [list, setList] = useState(lists[0]);
  const [hasNotes, setNotes] = useState(true);
  const columns = useColumns(list);
  const { file, fields } = useFileChoice();
  const isTable = list !== 'timesheets';
  return (
    <form
      className="export-form"
      onSubmit={(event) => {
        event.preventDefault();
        const what = { list, filter: toQuery(filter) };
        if (!isTable) onSubmit({ ...what, format: 'pdf' });
        else if (columns.chosen.length > 0) {
          onSubmit({ ...what, columns: columns.chosen, ...file, hasNotes });
        }
      }}
    >
      {lists.length > 1 && (
        <Choice label={TEXTS.rows} value={list} values={lists} texts={ROWS_OF} onChange={setList} />
      )}
      {isTable && (
        <>
          {fields}
          <ColumnChoice {...columns} />
          <Checkbox checked={hasNotes} onChange={({ target }) => setNotes(target.checked)}>
            {TEXTS.notes}
          </Checkbox>
        </>
      )}
      {children}
    </form>
  );
}

const TABLE_FORMATS = ['xlsx', 'csv'] as const;

/** The format, which is remembered, and what separates the values of a CSV file. */
function useFileChoice() {
  const [[format = 'xlsx'], store] = useStoredChoice('export-format', TABLE_FORMATS);
  const [separator, setSeparator] = useState(usualSeparator);
  const fields = (
    <>
      <Choice
        label={TEXTS.format}
        value={format}
        values={TABLE_FORMATS}
        texts={TEXTS.formats}
        onChange={(chosen) => store([chosen])}
      />
      {format === 'csv' && (
        <Choice
          label={TEXTS.separator}
          value={separator}
          values={CSV_SEPARATORS}
          texts={TEXTS.separators}
          onChange={setSeparator}
        />
      )}
    </>
  );
  return { file: format === 'csv' ? ({ format, separator } as const) : { format }, fields };
}

/** Where numbers have a decimal comma, spreadsheets expect a semicolon. */
function usualSeparator(): CsvSeparator {
  return Intl.NumberFormat(navigator.language).format(0.5).includes(',') ? ';' : ',';
}

function toQuery(filter: ExportFilter): Record<string, string> {
  const given = Object.entries(filter).filter(([, value]) => value !== undefined && value !== '');
  return Object.fromEntries(given.map(([name, value]) => [name, String(value)]));
}
