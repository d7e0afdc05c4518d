import { type Holiday, holidaysQuery, scheduleMutation } from '@rollcall/shared/calls';
import { PLAN_RULES } from '@rollcall/shared/contract';
import { Current, Dialog, formOf } from '@rollcall/shared/ui';
import { useMutation, useQuery } from '@tanstack/react-query';
import { Alert, Input, Radio } from 'antd';
import { useMemo } from 'react';
import { SettingsForm } from '../form/settings-form.tsx';
import { useSettingsForm } from '../form/use-settings-form.ts';
import { PART_OPTIONS, type Part } from './parts.ts';
import { TEXTS } from './texts.ts';

interface Values {
  /** `YYYY-MM-DD`. */
  readonly date: string;
  readonly name: string;
  readonly part: Part;
}

const { Field, useForm } = formOf<Values>();

interface Props {
  readonly calendarId: number;
  /** Undefined for a new one; its date does not change. */
  readonly holiday: Holiday | undefined;
  readonly onClose: () => void;
}

/** Adds a holiday, or changes its name and its part of the day. */
export function HolidayDialog(props: Props) {
  const { calendarId, holiday, onClose } = props;
  const { settings, isSaving } = useHoliday(props);
  const title = holiday ? TEXTS.editHoliday(holiday.name) : TEXTS.addHoliday;
  return (
    <Dialog title={title} size="sm" onClose={onClose}>
      <SettingsForm<Values> name="holiday" label={title} settings={settings} isSaving={isSaving}>
        <Field
          name="date"
          label={TEXTS.date}
          check={(value) => (value ? undefined : TEXTS.required)}
        >
          <Input type="date" min="1970-01-01" max="2100-12-31" disabled={holiday !== undefined} />
        </Field>
        {!holiday && (
          <Current<Values>>
            {({ date }) => <Replaced calendarId={calendarId} date={date} />}
          </Current>
        )}
        <Field name="name" label={TEXTS.name} rule={PLAN_RULES.name}>
          <Input />
        </Field>
        <Field name="part" label={TEXTS.part} hint={TEXTS.partHint} isGroup>
          <Radio.Group aria-label={TEXTS.part} options={PART_OPTIONS} />
        </Field>
      </SettingsForm>
    </Dialog>
  );
}

function useHoliday({ calendarId, holiday, onClose }: Props) {
  const { mutateAsync, isPending } = useMutation(scheduleMutation('setHoliday'));
  const saved = useMemo(
    (): Values => ({
      date: holiday?.date ?? '',
      name: holiday?.name ?? '',
      part: holiday?.part ?? 'full',
    }),
    [holiday],
  );
  const settings = useSettingsForm<Values>({
    form: useForm(),
    name: `holiday-${calendarId}-${holiday?.date ?? 'new'}`,
    saved,
    onReload: async () => undefined,
    onSave: async (changes) => {
      const { date, name, part } = { ...saved, ...changes };
      await mutateAsync({ params: { id: calendarId, date }, body: { name: name.trim(), part } });
      onClose();
    },
  });
  return { settings, isSaving: isPending };
}

interface ReplacedProps {
  readonly calendarId: number;
  readonly date: string;
}

/** Says which holiday of the date a new one would replace. */
function Replaced({ calendarId, date }: ReplacedProps) {
  const year = Number(date.slice(0, 4));
  const { data } = useQuery({ ...holidaysQuery(calendarId, year), enabled: year >= 1970 });
  const other = data?.find((holiday) => holiday.date === date);
  if (!other) return null;
  const text = TEXTS.replaces(other.name, TEXTS.parts[other.part]);
  return <Alert type="warning" showIcon role="alert" title={text} style={{ marginBottom: 16 }} />;
}
