import { deleteHolidayMutation, type Holiday, holidaysQuery } from '@rollcall/shared/calls';
import { formatDayLabel } from '@rollcall/shared/domain';
import { ErrorNotice, NO_WRAP, ROW_ACTIONS, ROW_HEADING } from '@rollcall/shared/ui';
import { useDialogParameters } from '@rollcall/shared/url';
import { keepPreviousData, useMutation, useQuery } from '@tanstack/react-query';
import { Button, Flex, type TableColumnsType, Typography } from 'antd';
import { SettingsLoader } from '../form/settings-loader.tsx';
import { SettingsTable } from '../form/settings-table.tsx';
import { HolidayDialog } from './holiday-dialog.tsx';
import { TEXTS } from './texts.ts';

interface Props {
  readonly calendarId: number;
  readonly year: number;
  readonly onYear: (year: number) => void;
  readonly onImport: () => void;
}

type Row = Holiday & { readonly id: number };

/** The holidays of a calendar in a year: to read, add, change, delete and import. */
export function CalendarHolidays({ calendarId, year, onYear, onImport }: Props) {
  const { data, error, refetch } = useQuery({
    ...holidaysQuery(calendarId, year),
    placeholderData: keepPreviousData,
  });
  const dialog = useHolidayDialog();
  const remove = useMutation(deleteHolidayMutation());
  const rows = (data ?? []).map((holiday, id): Row => ({ ...holiday, id }));
  return (
    <section aria-label={TEXTS.holidays(year)}>
      <YearSwitch year={year} onYear={onYear} />
      <Flex wrap gap="small" style={{ marginBottom: 12 }}>
        <Button aria-haspopup="dialog" onClick={onImport}>
          {TEXTS.import}
        </Button>
        <Button aria-haspopup="dialog" onClick={() => dialog.open('')}>
          {TEXTS.addHoliday}
        </Button>
      </Flex>
      {!data && <SettingsLoader error={error} onRetry={refetch} />}
      {data && error && <ErrorNotice message={error.message} onRetry={() => void refetch()} />}
      {data && (
        <SettingsTable
          label={TEXTS.table(year)}
          columns={columnsOf({
            onEdit: ({ date }) => dialog.open(date),
            isDeleting: remove.isPending,
            onDelete: ({ date, name, part }) =>
              remove.mutate({
                calendarId,
                date,
                name,
                part,
              }),
          })}
          rows={rows}
          empty={TEXTS.noHolidays(year)}
        />
      )}
      {dialog.isOpen && (
        <HolidayDialog
          calendarId={calendarId}
          holiday={data?.find(({ date }) => date === dialog.date)}
          onClose={dialog.close}
        />
      )}
    </section>
  );
}

/** `?dialog=holiday`, with `&date=` when it changes one. */
function useHolidayDialog() {
  const { values, open, closeNamed } = useDialogParameters({ which: ['dialog'], inside: ['date'] });
  return {
    isOpen: values.dialog === 'holiday',
    date: values.date,
    open: (date: string) => open({ dialog: 'holiday', ...(date && { date }) }),
    close: () => closeNamed('holiday'),
  };
}

const FIRST_YEAR = 1970;
const LAST_YEAR = 2100;

function YearSwitch({ year, onYear }: Pick<Props, 'year' | 'onYear'>) {
  return (
    <Flex align="center" gap="small" style={{ marginBottom: 8 }}>
      <Typography.Title level={3} style={{ margin: 0 }}>
        {TEXTS.holidays(year)}
      </Typography.Title>
      <Button
        size="small"
        aria-label={TEXTS.previousYear}
        disabled={year <= FIRST_YEAR}
        onClick={() => onYear(year - 1)}
      >
        ‹
      </Button>
      <Button
        size="small"
        aria-label={TEXTS.nextYear}
        disabled={year >= LAST_YEAR}
        onClick={() => onYear(year + 1)}
      >
        ›
      </Button>
    </Flex>
  );
}

interface Actions {
  readonly onEdit: (holiday: Row) => void;
  readonly isDeleting: boolean;
  readonly onDelete: (holiday: Row) => void;
}

function columnsOf({ onEdit, isDeleting, onDelete }: Actions): TableColumnsType<Row> {
  return [
    { title: TEXTS.date, ...NO_WRAP, render: (_, { date }) => formatDayLabel(date) },
    { title: TEXTS.name, ...ROW_HEADING, render: (_, { name }) => name },
    { title: TEXTS.part, ...NO_WRAP, render: (_, { part }) => TEXTS.parts[part] },
    {
      title: TEXTS.actions,
      ...ROW_ACTIONS,
      render: (_, holiday) => (
        <Flex gap="small">
          <Button
            size="small"
            aria-haspopup="dialog"
            aria-label={TEXTS.editHoliday(holiday.name)}
            onClick={() => onEdit(holiday)}
          >
            Edit
          </Button>
          <Button
            size="small"
            aria-label={TEXTS.deleteHoliday(holiday.name)}
            disabled={isDeleting}
            onClick={() => onDelete(holiday)}
          >
            Delete
          </Button>
        </Flex>
      ),
    },
  ];
}
