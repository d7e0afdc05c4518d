import type { LogVersion } from '@rollcall/shared/calls';
import { REASON_RULE, type TimeLogEdit } from '@rollcall/shared/contract';
import { formatDuration, formatTime, required } from '@rollcall/shared/domain';
import {
  Current,
  DraftOffer,
  FormErrors,
  formOf,
  ServerErrors,
  TimeField,
  useFormDraft,
} from '@rollcall/shared/ui';
import { Button, Flex, Input, Typography } from 'antd';
import type { ReactNode } from 'react';
import { BreakFields } from './break-fields.tsx';
import { checkEdit } from './check-edit.ts';
import {
  bodyOf,
  type EditedBreak,
  type EditedLog,
  followChanges,
  initialEdit,
} from './edited-log.ts';
import { TEXTS } from './texts.ts';

const { Form, Field, useForm } = formOf<EditedLog>();
const REASON = required(REASON_RULE);

interface Props {
  readonly log: LogVersion;
  /** The zone of the log. */
  readonly zone: string;
  /** Epoch milliseconds; no time may be later. */
  readonly now: number;
  /** When the log ends if it ends with the employee's shift; null when that is not offered. */
  readonly shiftEndOut: string | null;
  readonly refused: readonly { readonly field: string; readonly message: string }[];
  readonly isBusy: boolean;
  readonly onSave: (body: TimeLogEdit) => Promise<unknown>;
  /** Other buttons of the form. */
  readonly actions: ReactNode;
}

/** Changes the times and breaks of a log; the time worked is calculated as they are typed. */
export function LogForm(props: Props) {
  const { log, zone, shiftEndOut, refused, isBusy, onSave, actions } = props;
  const { form, offer, edit, restore, changeBreaks, check, errorOf, fill } = useEdit(props);
  return (
    <>
      <DraftOffer draft={offer} onRestore={restore} />
      <Form
        form={form}
        name={`time-log-${log.id}`}
        label={TEXTS.form}
        initialValues={initialEdit(log)}
        isLive
        onEdit={edit}
        onSubmit={(values) => onSave(bodyOf(values))}
      >
        <ServerErrors errors={refused} />
        <FormErrors />
        <PunchFields zone={zone} errorOf={errorOf} shiftEndOut={shiftEndOut} onFill={fill} />
        <BreakFields zone={zone} errorOf={errorOf} onChange={changeBreaks} />
        <output style={{ display: 'block', marginBottom: 16, fontWeight: 600 }}>
          <Current<EditedLog>>
            {(values) => TEXTS.worked(formatDuration(check(values).worked))}
          </Current>
        </output>
        <Field name="reason" label={TEXTS.reason} rule={REASON} hint={TEXTS.reasonHint}>
          <Input.TextArea rows={2} maxLength={REASON.limit.max} />
        </Field>
        <Typography.Text type="secondary">{TEXTS.zone(zone)}</Typography.Text>
        <Flex wrap justify="space-between" gap="small" style={{ marginTop: 16 }}>
          {actions}
          <Button type="primary" htmlType="submit" disabled={isBusy}>
            {TEXTS.save}
          </Button>
        </Flex>
      </Form>
    </>
  );
}

interface PunchProps extends Pick<Props, 'zone' | 'shiftEndOut'> {
  readonly errorOf: ReturnType<typeof useEdit>['errorOf'];
  readonly onFill: (punchOut: string) => void;
}

function PunchFields({ zone, errorOf, shiftEndOut, onFill }: PunchProps) {
  return (
    <>
      {(['punchIn', 'punchOut'] as const).map((field) => (
        <TimeField<keyof EditedLog>
          key={field}
          name={field}
          label={TEXTS[field]}
          zone={zone}
          check={errorOf(field)}
        />
      ))}
      {shiftEndOut !== null && (
        <Button size="small" style={{ marginBottom: 16 }} onClick={() => onFill(shiftEndOut)}>
          {TEXTS.closeAtShiftEnd(formatTime(shiftEndOut))}
        </Button>
      )}
    </>
  );
}

/** The form, its draft, and what its current values mean. */
function useEdit({ log, zone, now }: Props) {
  const form = useForm();
  const draft = useFormDraft<EditedLog>(`time-log-${log.id}`);
  const values = (): EditedLog => form.getFieldsValue(true);
  const check = (current: EditedLog) =>
    checkEdit({ ...initialEdit(log), ...current }, { now, zone, isOpen: log.state === 'open' });
  const change = (changes: Partial<EditedLog>) => {
    const next = followChanges(values(), changes, log);
    form.setFieldsValue(next);
    draft.keep(next);
  };
  return {
    form,
    offer: draft.offer,
    check,
    errorOf: (path: string) => () => check(values()).errors.get(path),
    edit: change,
    changeBreaks(update: (breaks: readonly EditedBreak[]) => readonly EditedBreak[]) {
      form.setFieldValue('breaks', update(values().breaks));
      draft.keep(values());
    },
    fill(punchOut: string) {
      const changes = { punchOut: punchOut.replace(' ', 'T') };
      form.setFieldsValue(changes);
      change(changes);
      form.setFields([{ name: 'punchOut', errors: [] }]);
      form.focusField('reason');
    },
    restore(stored: EditedLog) {
      form.setFieldsValue(stored);
      draft.keep(stored);
    },
  };
}
