import type { LogVersion } from '@rollcall/shared/calls';
import { REASON_RULE } from '@rollcall/shared/contract';
import { formatMinutes, formatTime, required } from '@rollcall/shared/domain';
import {
  Current,
  DraftOffer,
  FormErrors,
  formOf,
  ServerErrors,
  TimeField,
} from '@rollcall/shared/ui';
import { Alert, Button, Flex, Input, Typography } from 'antd';
import { type ReactNode, useEffect, useRef } from 'react';
import { BreakFields } from './break-fields.tsx';
import { bodyOf, type EditedLog } from './edited-log.ts';
import { momentOf } from './log-history.tsx';
import { TEXTS } from './texts.ts';
import { useEdit } from './use-edit.ts';
import { isStale, type useRepair } from './use-repair.ts';

const { Form, Field } = formOf<EditedLog>();
const REASON = required(REASON_RULE);

interface Props {
  /** The log as it is now. */
  readonly log: LogVersion;
  /** Id of its first version. */
  readonly rootId: number;
  /** The zone of the log. */
  readonly zone: string;
  /** Epoch milliseconds; no time may be later. */
  readonly now: number;
  /** When the log ends if it ends with the employee's shift; null when that is not offered. */
  readonly shiftEndOut: string | null;
  readonly repair: ReturnType<typeof useRepair>;
  /** Why the last change was refused, unless the fields show it. */
  readonly refusal: ReactNode;
  /** Called when the form is closed; says whether it has unsaved input. */
  readonly onLeave: (hasInput: boolean) => void;
  /** Other buttons of the form. */
  readonly actions: ReactNode;
}

/** Changes the times and breaks of a log; the time worked is calculated as they are typed. */
export function LogForm(props: Props) {
  const { rootId, zone, shiftEndOut, repair, refusal, actions } = props;
  const edited = useEdit(props);
  const { form, base, check, errorOf } = edited;
  const save = (values: EditedLog) =>
    repair.save(base, bodyOf(values, zone)).catch((error: unknown) => {
      if (isStale(error)) edited.refuse();
      throw error;
    });
  return (
    <>
      <DraftOffer draft={edited.offer} onRestore={edited.restore} />
      <Notice edited={edited} repair={repair} refusal={refusal} />
      <Form
        hasDraft
        form={form}
        name={`time-log-${rootId}`}
        label={TEXTS.form}
        initialValues={edited.initialValues}
        isLive
        onEdit={edited.edit}
        onSubmit={save}
      >
        <ServerErrors errors={repair.refused} />
        <FormErrors />
        <PunchFields zone={zone} errorOf={errorOf} shiftEndOut={shiftEndOut} onFill={edited.fill} />
        <BreakFields zone={zone} errorOf={errorOf} onChange={edited.changeBreaks} />
        <output style={{ display: 'block', marginBottom: 16, fontWeight: 600 }}>
          <Current<EditedLog>>
            {(values) => TEXTS.worked(formatMinutes(check(values).worked))}
          </Current>
        </output>
        <Field name="reason" label={TEXTS.reason} rule={REASON} hint={TEXTS.reasonHint}>
          <Input.TextArea rows={2} maxLength={REASON.limit.max} />
        </Field>
        <Typography.Text type="secondary">{TEXTS.zone(zone)}</Typography.Text>
        <Flex wrap justify="space-between" gap="small" style={{ marginTop: 16 }}>
          {actions}
          <Button type="primary" htmlType="submit" disabled={repair.isBusy}>
            {TEXTS.save}
          </Button>
        </Flex>
      </Form>
    </>
  );
}

interface NoticeProps extends Pick<Props, 'repair' | 'refusal'> {
  readonly edited: ReturnType<typeof useEdit>;
}

/** Why a change was refused. It is above the form, whose buttons are at its end: the focus brings it into view. */
function Notice({ edited, repair: { failure, refused }, refusal }: NoticeProps) {
  const notice = useRef<HTMLDivElement>(null);
  const message = refused.length === 0 ? failure?.message : undefined;
  useEffect(() => {
    if (message !== undefined) notice.current?.focus();
  }, [message]);
  return (
    <div ref={notice} tabIndex={-1}>
      {edited.isOutdated && (!failure || failure.isStale) ? (
        <StaleNotice log={edited.base} hasNewVersion={edited.hasNewVersion} />
      ) : (
        refusal
      )}
    </div>
  );
}

interface StaleProps extends Pick<Props, 'log'> {
  readonly hasNewVersion: boolean;
}

/** Says that the log has changed while it was edited, and that the change must be made again (design §9). */
function StaleNotice({ log, hasNewVersion }: StaleProps) {
  const { enteredBy, createdAt } = log;
  const who = hasNewVersion
    ? TEXTS.changedBy(enteredBy, createdAt && momentOf(createdAt))
    : TEXTS.punchedSince;
  return (
    <Alert
      type="warning"
      showIcon
      role="alert"
      style={{ marginBottom: 16 }}
      title={TEXTS.stale}
      description={`${who} ${TEXTS.changeAgain}`}
    />
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
