import {
  companyQuery,
  type HolidayCalendar,
  holidayCalendarsQuery,
  holidayCountriesQuery,
} from '@rollcall/shared/calls';
import { Drawer, useToday } from '@rollcall/shared/ui';
import { useDialogParameters, useNamedDialog } from '@rollcall/shared/url';
import { useQuery } from '@tanstack/react-query';
import { Alert, Button, Flex, Typography } from 'antd';
import { SettingsLoader } from '../settings/form/settings-loader.tsx';
import { CalendarForm } from '../settings/holidays/calendar-form.tsx';
import { CalendarHolidays } from '../settings/holidays/calendar-holidays.tsx';
import { CalendarTable } from '../settings/holidays/calendar-table.tsx';
import { CountriesNotice } from '../settings/holidays/countries-notice.tsx';
import { DeleteCalendar } from '../settings/holidays/delete-calendar.tsx';
import { ImportDialog } from '../settings/holidays/import-dialog.tsx';
import { TEXTS } from '../settings/holidays/texts.ts';

const NEW = 'new';

/** The page Holidays of Settings; `?calendar=ID` or `?calendar=new` opens a calendar, `&year=` its holidays of a year. */
export function HolidaysSettings() {
  const { data, error, refetch } = useQuery(holidayCalendarsQuery());
  const countries = useQuery(holidayCountriesQuery()).data;
  const country = useQuery(companyQuery()).data?.country ?? null;
  const { values, open, change, close } = useDialogParameters({
    which: ['calendar'],
    inside: ['year', 'dialog', 'date'],
  });
  const year = useYear(values.year);
  if (!data) return <SettingsLoader error={error} onRetry={refetch} />;
  const calendar = data.find(({ id }) => String(id) === values.calendar);
  const shared = { countries, country, onReload: refetch };
  return (
    <>
      <Intro onAdd={() => open({ calendar: NEW })} />
      <CountriesNotice />
      <CalendarTable
        calendars={data}
        countries={countries}
        onOpen={({ id }) => open({ calendar: String(id) })}
      />
      <Drawer
        isOpen={calendar !== undefined || values.calendar === NEW}
        width={720}
        title={calendar ? TEXTS.edit(calendar.name) : TEXTS.addTitle}
        onClose={close}
      >
        {calendar ? (
          <Editor
            key={values.calendar}
            calendar={calendar}
            year={year}
            onYear={(shown) => change({ year: String(shown) })}
            onClose={close}
            {...shared}
          />
        ) : (
          <NewCalendar onAdded={(id) => change({ calendar: String(id) })} {...shared} />
        )}
      </Drawer>
    </>
  );
}

const Intro = ({ onAdd }: { readonly onAdd: () => void }) => (
  <Flex wrap align="center" justify="space-between" gap="small" style={{ marginBottom: 16 }}>
    <Typography.Text type="secondary" style={{ flex: '1 1 320px' }}>
      {TEXTS.intro}
    </Typography.Text>
    <Button type="primary" aria-haspopup="dialog" onClick={onAdd}>
      {TEXTS.add}
    </Button>
  </Flex>
);

/** The year of the URL, by default the current one. */
function useYear(text: string | undefined): number {
  const current = Number(useToday().slice(0, 4));
  return /^(19[7-9]\d|20\d\d|2100)$/.test(text ?? '') ? Number(text) : current;
}

interface SharedProps {
  readonly countries: Parameters<typeof CalendarForm>[0]['countries'];
  readonly country: string | null;
  readonly onReload: () => Promise<unknown>;
}

interface NewProps extends SharedProps {
  readonly onAdded: (id: number) => void;
}

const NewCalendar = (props: NewProps) => (
  <Flex vertical gap="middle">
    <Typography.Text type="secondary">{TEXTS.addNote}</Typography.Text>
    <CountriesNotice />
    <CalendarForm calendar={undefined} {...props} />
  </Flex>
);

interface EditorProps extends SharedProps {
  readonly calendar: HolidayCalendar;
  readonly year: number;
  readonly onYear: (year: number) => void;
  readonly onClose: () => void;
}

function Editor({ calendar, year, onYear, onClose, ...shared }: EditorProps) {
  const importing = useNamedDialog('import');
  const { assignments } = calendar;
  return (
    <Flex vertical gap="middle">
      {assignments > 0 && <Alert type="info" showIcon title={TEXTS.past(assignments)} />}
      <CountriesNotice />
      <CalendarForm calendar={calendar} onAdded={() => undefined} {...shared} />
      <CalendarHolidays
        calendarId={calendar.id}
        year={year}
        onYear={onYear}
        onImport={importing.open}
      />
      <DeleteCalendar calendar={calendar} onDeleted={onClose} />
      {importing.isOpen && (
        <ImportDialog
          calendar={calendar}
          companyCountry={shared.country}
          year={year}
          onClose={importing.close}
        />
      )}
    </Flex>
  );
}
