import {
  type HolidayCountry,
  holidayCountriesQuery,
  suggestedHolidaysQuery,
} from '@rollcall/shared/calls';
import { FieldLayout } from '@rollcall/shared/ui';
import { useQuery } from '@tanstack/react-query';
import { InputNumber, Select, Typography } from 'antd';
import { useId, useState } from 'react';
import { optionsOf } from '../form/countries.ts';
import { SettingsLoader } from '../form/settings-loader.tsx';
import { SettingsRow } from '../form/settings-row.tsx';
import { CountriesNotice } from './countries-notice.tsx';
import { ImportPreview } from './import-preview.tsx';
import { isKnownRegion, regionOptions } from './regions.ts';
import { TEXTS } from './texts.ts';

interface Source {
  /** Empty for none. */
  readonly country: string;
  /** Empty for the whole country. */
  readonly region: string;
  readonly year: number;
}

interface Props {
  readonly calendarId: number;
  readonly first: Source;
  readonly onDone: () => void;
}

/** Imports the holidays of a country or of one of its regions in a year. */
export function ImportFromCountry({ calendarId, first, onDone }: Props) {
  const { data: countries, isPending } = useQuery(holidayCountriesQuery());
  const [source, setSource] = useState(first);
  const { country, year } = source;
  const region = isKnownRegion(countries, country, source.region) ? source.region : '';
  const isKnown = countries?.some(({ code }) => code === country) ?? false;
  const { data, error, refetch } = useQuery({
    ...suggestedHolidaysQuery({ country, year, ...(region && { region }) }),
    enabled: isKnown,
  });
  return (
    <>
      <SourceFields
        countries={countries}
        isLoading={isPending}
        source={{ ...source, region }}
        onChange={setSource}
      />
      <CountriesNotice />
      {isPending && <SettingsLoader error={null} onRetry={refetch} />}
      {countries && !isKnown && (
        <Typography.Text type="secondary">{TEXTS.chooseCountry}</Typography.Text>
      )}
      {isKnown && !data && <SettingsLoader error={error} onRetry={refetch} />}
      {isKnown && data && (
        <ImportPreview
          key={`${country} ${region} ${year}`}
          calendarId={calendarId}
          holidays={data}
          onDone={onDone}
        />
      )}
    </>
  );
}

interface FieldsProps {
  readonly countries: readonly HolidayCountry[] | undefined;
  readonly isLoading: boolean;
  readonly source: Source;
  readonly onChange: (source: Source) => void;
}

function SourceFields({ countries, isLoading, source, onChange }: FieldsProps) {
  const id = useId();
  const { country, region, year } = source;
  const regions = regionOptions(countries, country, region);
  return (
    <SettingsRow>
      <FieldLayout label={TEXTS.country} htmlFor={`${id}-country`} errors={[]}>
        <Select
          id={`${id}-country`}
          value={country || null}
          loading={isLoading}
          placeholder={TEXTS.choose}
          showSearch={{ optionFilterProp: 'label' }}
          options={optionsOf((countries ?? []).map(({ code }) => code))}
          onChange={(chosen) => onChange({ ...source, country: chosen ?? '', region: '' })}
        />
      </FieldLayout>
      {regions.length > 1 && (
        <FieldLayout label={TEXTS.region} htmlFor={`${id}-region`} errors={[]}>
          <Select
            id={`${id}-region`}
            value={region}
            showSearch={{ optionFilterProp: 'label' }}
            options={regions}
            onChange={(chosen) => onChange({ ...source, region: chosen })}
          />
        </FieldLayout>
      )}
      <FieldLayout label={TEXTS.year} htmlFor={`${id}-year`} errors={[]}>
        <InputNumber
          id={`${id}-year`}
          min={1970}
          max={2100}
          precision={0}
          style={{ width: '100%' }}
          value={year}
          onChange={(chosen) => chosen !== null && onChange({ ...source, year: chosen })}
        />
      </FieldLayout>
    </SettingsRow>
  );
}
