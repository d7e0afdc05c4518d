import type { HolidayCalendar, HolidayCountry } from '@rollcall/shared/calls';
import { NO_WRAP, ROW_HEADING } from '@rollcall/shared/ui';
import type { TableColumnsType } from 'antd';
import { countryName } from '../form/countries.ts';
import { Opener, SettingsTable } from '../form/settings-table.tsx';
import { regionName } from './regions.ts';
import { TEXTS } from './texts.ts';

interface Props {
  readonly calendars: readonly HolidayCalendar[];
  /** Undefined until they are loaded: they only name regions. */
  readonly countries: readonly HolidayCountry[] | undefined;
  readonly onOpen: (calendar: HolidayCalendar) => void;
}

/** All holiday calendars; a name opens its calendar. */
export function CalendarTable({ calendars, countries, onOpen }: Props) {
  const columns: TableColumnsType<HolidayCalendar> = [
    {
      title: TEXTS.columns.name,
      ...ROW_HEADING,
      render: (_, calendar) => (
        <Opener id={`calendar-${calendar.id}`} onOpen={() => onOpen(calendar)}>
          {calendar.name}
        </Opener>
      ),
    },
    {
      title: TEXTS.columns.place,
      render: (_, { country, region }) => {
        const place = [countryName(country), regionName(countries, country, region)];
        return place.filter(Boolean).join(', ');
      },
    },
    { title: TEXTS.columns.holidays, ...NO_WRAP, render: (_, { holidays }) => holidays },
    {
      title: TEXTS.columns.used,
      ...NO_WRAP,
      render: (_, { assignments }) =>
        assignments > 0 ? TEXTS.assignments(assignments) : TEXTS.unused,
    },
  ];
  return (
    <SettingsTable label={TEXTS.list} columns={columns} rows={calendars} empty={TEXTS.empty} />
  );
}
