import {
  type Assignment,
  holidayCalendarsQuery,
  type PlanScopeToday,
  setAssignmentMutation,
  workSchedulesQuery,
} from '@rollcall/shared/calls';
import { usePageContext } from '@rollcall/shared/session';
import { Current, formOf, useToday } from '@rollcall/shared/ui';
import { useMutation, useQuery } from '@tanstack/react-query';
import { Select } from 'antd';
import { useMemo } from 'react';
import { ReadFailure } from '../form/read-failure.tsx';
import { SettingsForm } from '../form/settings-form.tsx';
import { useSettingsForm } from '../form/use-settings-form.ts';
import { ChangePreview } from '../scopes/change-preview.tsx';
import type { PlanText } from '../scopes/example-days.tsx';
import { RangeFields } from '../scopes/range-fields.tsx';
import { COMPANY, scopeName } from '../scopes/scope-name.ts';
import {
  type AssignmentValues,
  bodyOf,
  hasChange,
  KEEP,
  NONE,
  previewOf,
} from './assignment-values.ts';
import { TEXTS } from './texts.ts';
import { matchesZone, zoneOptions } from './zone-options.ts';

const { Field, useForm } = formOf<AssignmentValues>();

interface Props {
  readonly scope: PlanScopeToday;
  /** The one whose dates are changed; undefined for a change from today on. */
  readonly entry: Assignment | undefined;
  readonly planText: PlanText;
  readonly onReload: () => Promise<unknown>;
  readonly onSaved: () => void;
}

/** Changes what a scope has for a range of dates, and shows first what that does. */
export function AssignmentForm(props: Props) {
  const { scope, entry, planText, onReload, onSaved } = props;
  const key = scope.scope;
  const form = useForm();
  const today = useToday();
  const { mutateAsync, isPending } = useMutation(setAssignmentMutation());
  const saved = useMemo(() => startOf(entry, today), [entry, today]);
  const name = `assignment-${key.replace(':', '-')}-${entry?.id ?? 'new'}`;
  const settings = useSettingsForm<AssignmentValues>({
    form,
    name,
    saved,
    onReload,
    onSave: (changes) => mutateAsync(bodyOf(key, { ...saved, ...changes })).then(onSaved),
  });
  const values = (): AssignmentValues => ({ ...saved, ...form.getFieldsValue(true) });
  return (
    <SettingsForm<AssignmentValues>
      name={name}
      label={TEXTS.add(scopeName(scope))}
      settings={settings}
      isSaving={isPending}
    >
      <Choices scope={scope} entry={entry} values={values} />
      <RangeFields values={values} />
      <Current<AssignmentValues>>
        {(current) => (
          <ChangePreview query={previewOf(key, { ...saved, ...current })} planText={planText} />
        )}
      </Current>
    </SettingsForm>
  );
}

/** Nothing changes yet: from today on, or in the dates of an entry. */
const startOf = (entry: Assignment | undefined, today: string): AssignmentValues => ({
  scheduleId: KEEP,
  calendarId: KEEP,
  zone: KEEP,
  from: entry ? (entry.from ?? '') : today,
  to: entry?.to ?? '',
});

interface ChoicesProps extends Pick<Props, 'scope' | 'entry'> {
  readonly values: () => AssignmentValues;
}

/** The three values, each with what it is now. */
function Choices({ scope, entry, values }: ChoicesProps) {
  const schedules = useQuery(workSchedulesQuery());
  const calendars = useQuery(holidayCalendarsQuery());
  const companyZone = usePageContext((context) => context.companyZone) ?? '-';
  const isCompany = scope.scope === COMPANY;
  const nowOf = (own: string | null | undefined, today: string | null | undefined) =>
    TEXTS.keep((entry ? own : today) ?? TEXTS.nothing);
  const wider = scope.scope.startsWith('department:') ? TEXTS.widerOfDepartment : TEXTS.wider;
  const first = (now: string, none: string) => [
    { value: KEEP, label: now },
    { value: NONE, label: isCompany ? none : wider },
  ];
  const check = () => (hasChange(values()) ? undefined : TEXTS.mustChange);
  return (
    <>
      <ReadFailure query={schedules} />
      <ReadFailure query={calendars} />
      <Field name="scheduleId" label={TEXTS.schedule} hint={TEXTS.scheduleMeans} check={check}>
        <Select
          {...SEARCHABLE}
          options={[
            ...first(nowOf(entry?.scheduleName, scope.schedule?.name), TEXTS.noSchedule),
            ...(schedules.data ?? []).map(toOption),
          ]}
        />
      </Field>
      <Field name="calendarId" label={TEXTS.calendar} hint={TEXTS.calendarMeans}>
        <Select
          {...SEARCHABLE}
          options={[
            ...first(nowOf(entry?.calendarName, scope.calendar?.name), TEXTS.noCalendar),
            ...(calendars.data ?? []).map(toOption),
          ]}
        />
      </Field>
      <Field name="zone" label={TEXTS.zone} hint={TEXTS.zoneMeans}>
        <Select
          showSearch={{ ...SEARCHABLE.showSearch, filterOption: matchesZone }}
          options={[
            ...first(nowOf(entry?.zone, scope.zone.name), TEXTS.companyZone(companyZone)),
            ...zoneOptions(),
          ]}
        />
      </Field>
    </>
  );
}

/** A search finds names first: "part" is meant for a part-time schedule, not for "as the department decides". */
const isName = (value: unknown) => value !== KEEP && value !== NONE;
const SEARCHABLE = {
  showSearch: {
    optionFilterProp: 'label',
    filterSort: (a: Option, b: Option) => Number(isName(b.value)) - Number(isName(a.value)),
  },
};
interface Option {
  readonly value?: unknown;
}
const toOption = ({ id, name }: { readonly id: number; readonly name: string }) => ({
  value: String(id),
  label: name,
});
