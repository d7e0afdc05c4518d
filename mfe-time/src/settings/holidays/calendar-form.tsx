import {
  type HolidayCalendar,
  type HolidayCountry,
  scheduleMutation,
} from '@rollcall/shared/calls';
import { PLAN_RULES } from '@rollcall/shared/contract';
import { Current, formOf } from '@rollcall/shared/ui';
import { useMutation } from '@tanstack/react-query';
import { Input, Select } from 'antd';
import { useMemo } from 'react';
import { countryOptions } from '../form/countries.ts';
import { SettingsForm } from '../form/settings-form.tsx';
import { useSettingsForm } from '../form/use-settings-form.ts';
import { regionOptions } from './regions.ts';
import { TEXTS } from './texts.ts';

interface Values {
  readonly name: string;
  /** Empty for none. */
  readonly country: string;
  /** Empty for the whole country. */
  readonly region: string;
}

const { Field, useForm } = formOf<Values>();
const COUNTRY_OPTIONS = countryOptions(TEXTS.noCountry);

interface Props {
  /** Undefined for a new one. */
  readonly calendar: HolidayCalendar | undefined;
  /** The country of a new one; null for none. */
  readonly country: string | null;
  readonly countries: readonly HolidayCountry[] | undefined;
  readonly onReload: () => Promise<unknown>;
  /** Called with the id of a new one. */
  readonly onAdded: (id: number) => void;
}

/** Adds or changes a holiday calendar, without its holidays. */
export function CalendarForm(props: Props) {
  const { calendar, countries } = props;
  const form = useForm();
  const { settings, isSaving } = useCalendar(form, props);
  const selectCountry = () => {
    form.setFieldsValue({ region: '' });
    settings.edit({ region: '' });
  };
  return (
    <SettingsForm<Values>
      name={nameOf(calendar)}
      label={calendar ? TEXTS.edit(calendar.name) : TEXTS.addTitle}
      settings={settings}
      isSaving={isSaving}
    >
      <Field name="name" label={TEXTS.name} rule={PLAN_RULES.name}>
        <Input />
      </Field>
      <Field name="country" label={TEXTS.country} hint={TEXTS.countryHint}>
        <Select
          showSearch={{ optionFilterProp: 'label' }}
          options={COUNTRY_OPTIONS}
          onChange={selectCountry}
        />
      </Field>
      <Current<Values>>
        {({ country, region }) => {
          const options = regionOptions(countries, country, region);
          return (
            options.length > 1 && (
              <Field name="region" label={TEXTS.region} hint={TEXTS.regionHint}>
                <Select showSearch={{ optionFilterProp: 'label' }} options={options} />
              </Field>
            )
          );
        }}
      </Current>
    </SettingsForm>
  );
}

const nameOf = (calendar: HolidayCalendar | undefined) => `calendar-form-${calendar?.id ?? 'new'}`;

const valuesOf = ({ name, country, region }: HolidayCalendar): Values => ({
  name,
  country: country ?? '',
  region: region ?? '',
});

function useCalendar(
  form: ReturnType<typeof useForm>,
  { calendar, country, onReload, onAdded }: Props,
) {
  const create = useMutation(scheduleMutation('createHolidayCalendar'));
  const update = useMutation(scheduleMutation('updateHolidayCalendar'));
  const saved = useMemo(
    () => (calendar ? valuesOf(calendar) : { name: '', country: country ?? '', region: '' }),
    [calendar, country],
  );
  async function save(changes: Partial<Values>, version: number | null) {
    if (calendar) {
      const body = { ...bodyOf(changes), version };
      await update.mutateAsync({ params: { id: calendar.id }, body });
      return;
    }
    const { name, ...rest } = { ...saved, ...changes };
    const added = await create.mutateAsync({ body: { ...bodyOf(rest), name: name.trim() } });
    onAdded(added.id);
  }
  const settings = useSettingsForm<Values>({
    form,
    name: nameOf(calendar),
    saved,
    version: calendar?.version,
    onReload,
    onSave: save,
  });
  return { settings, isSaving: create.isPending || update.isPending };
}

const bodyOf = ({ name, country, region }: Partial<Values>) => ({
  ...(name !== undefined && { name: name.trim() }),
  ...(country !== undefined && { country: country || null }),
  ...(region !== undefined && { region: region || null }),
});
