import type { HolidayCalendar } from '@rollcall/shared/calls';
import { Dialog, FieldLayout } from '@rollcall/shared/ui';
import { Flex, Radio } from 'antd';
import { useState } from 'react';
import { ImportFromCountry } from './import-from-country.tsx';
import { ImportFromFile } from './import-from-file.tsx';
import { TEXTS } from './texts.ts';

interface Props {
  readonly calendar: HolidayCalendar;
  /** The country that is offered first when the calendar has none. */
  readonly companyCountry: string | null;
  /** The year that is offered first. */
  readonly year: number;
  readonly onClose: () => void;
}

/** Adds holidays of a country or of a file to a calendar, after a preview. */
export function ImportDialog({ calendar, companyCountry, year, onClose }: Props) {
  const [source, setSource] = useState<'country' | 'file'>('country');
  const calendarId = calendar.id;
  return (
    <Dialog title={TEXTS.importTitle(calendar.name)} size="lg" onClose={onClose}>
      <Flex vertical gap="small">
        <FieldLayout label={TEXTS.source} errors={[]}>
          <Radio.Group
            aria-label={TEXTS.source}
            value={source}
            onChange={({ target }) => setSource(target.value)}
            options={(['country', 'file'] as const).map((value) => ({
              value,
              label: TEXTS.sources[value],
            }))}
          />
        </FieldLayout>
        {source === 'country' ? (
          <ImportFromCountry
            calendarId={calendarId}
            first={{
              country: calendar.country ?? companyCountry ?? '',
              region: calendar.region ?? '',
              year,
            }}
            onDone={onClose}
          />
        ) : (
          <ImportFromFile calendarId={calendarId} year={year} onDone={onClose} />
        )}
      </Flex>
    </Dialog>
  );
}
