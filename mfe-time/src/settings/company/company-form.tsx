import { type Company, scheduleMutation } from '@rollcall/shared/calls';
import { PLAN_RULES } from '@rollcall/shared/contract';
import { FieldLayout, formOf } from '@rollcall/shared/ui';
import { useMutation } from '@tanstack/react-query';
import { Input, Select } from 'antd';
import { useMemo } from 'react';
import { countryOptions } from '../form/countries.ts';
import { SettingsForm } from '../form/settings-form.tsx';
import { useSettingsForm } from '../form/use-settings-form.ts';
import { TEXTS } from './texts.ts';

interface Values {
  readonly name: string;
  readonly weekStart: number;
  /** Empty for none. */
  readonly country: string;
}

const { Field, useForm } = formOf<Values>();

interface Props {
  readonly company: Company;
  readonly onReload: () => Promise<unknown>;
}

/** The form of the company's settings (docs/working-time.md#overtime says what the week is for). */
export function CompanyForm({ company, onReload }: Props) {
  const { mutateAsync, isPending } = useMutation(scheduleMutation('updateCompany'));
  const saved = useMemo(() => valuesOf(company), [company]);
  const settings = useSettingsForm<Values>({
    form: useForm(),
    name: 'company-settings',
    saved,
    version: company.version,
    onReload,
    onSave: ({ name, country, weekStart }, version) =>
      mutateAsync({
        body: {
          ...(name !== undefined && { name: name.trim() || null }),
          ...(country !== undefined && { country: country || null }),
          ...(weekStart !== undefined && { weekStart }),
          version,
        },
      }),
  });
  return (
    <SettingsForm<Values>
      name="company-settings"
      label={TEXTS.title}
      settings={settings}
      isSaving={isPending}
    >
      <Field name="name" label={TEXTS.name} rule={PLAN_RULES.companyName} hint={TEXTS.nameHint}>
        <Input autoComplete="organization" />
      </Field>
      <FieldLayout label={TEXTS.zone} errors={[]} hint={<div>{TEXTS.zoneHint}</div>}>
        <div>{company.zone}</div>
      </FieldLayout>
      <Field name="weekStart" label={TEXTS.weekStart} hint={TEXTS.weekStartHint}>
        <Select options={TEXTS.days.map((label, value) => ({ value, label }))} />
      </Field>
      <Field name="country" label={TEXTS.country} hint={TEXTS.countryHint}>
        <Select showSearch={{ optionFilterProp: 'label' }} options={COUNTRY_OPTIONS} />
      </Field>
    </SettingsForm>
  );
}

const COUNTRY_OPTIONS = countryOptions(TEXTS.noCountry);

const valuesOf = ({ name, weekStart, country }: Company): Values => ({
  name: name ?? '',
  weekStart,
  country: country ?? '',
});
