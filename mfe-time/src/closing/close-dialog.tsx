import { REASON_RULE } from '@rollcall/shared/contract';
import { formatDate, required } from '@rollcall/shared/domain';
import { usePageContext } from '@rollcall/shared/session';
import { Dialog, formOf } from '@rollcall/shared/ui';
import { Alert, Button, Flex, Input, Radio } from 'antd';
import { useState } from 'react';
import { PreviewTable } from './preview-table.tsx';
import './close-dialog.css';
import { TEXTS } from './texts.ts';
import { type CloseFilter, useCloseLogs, usePreview, useSelection } from './use-close-logs.ts';

export type { CloseFilter };

interface Values {
  readonly how: 'time' | 'shift';
  /** `HH:mm`. */
  readonly at: string;
  readonly reason: string;
}

const { Form, Field, useForm } = formOf<Values>();
const REASON = required(REASON_RULE);
/** How many logs that were not closed are listed. */
const SHOWN_PROBLEMS = 10;
const INITIAL: Values = { how: 'shift', at: '17:30', reason: '' };

interface Props {
  readonly filter: CloseFilter;
  readonly onClose: () => void;
}

/** Closes several logs without a punch-out, with a preview of each (decision 058). */
export function CloseDialog({ filter, onClose }: Props) {
  const companyZone = usePageContext((context) => context.companyZone);
  const form = useForm();
  const [when, setWhen] = useState<Pick<Values, 'how' | 'at'>>(INITIAL);
  const isReady = when.how === 'shift' || /^\d{2}:\d{2}$/.test(when.at);
  const preview = usePreview(filter, when.how === 'time' ? when.at : undefined, isReady);
  const selection = useSelection(preview.data?.rows ?? []);
  const { selected } = selection;
  const { close, isClosing, ...outcome } = useCloseLogs(onClose);
  const isSettled = isReady && !preview.isFetching;
  return (
    <Dialog title={TEXTS.title} size="lg" onClose={onClose}>
      <Form
        form={form}
        name="close-time-logs"
        initialValues={INITIAL}
        onEdit={({ how, at }) =>
          setWhen((before) => ({ how: how ?? before.how, at: at ?? before.at }))
        }
        onSubmit={({ reason }) =>
          isSettled && selected.length > 0 ? close(selected, reason.trim()) : undefined
        }
      >
        <WhenFields how={when.how} />
        <Field name="reason" label={TEXTS.reason} rule={REASON} hint={TEXTS.reasonHint}>
          <Input.TextArea rows={2} maxLength={REASON.limit.max} />
        </Field>
        <PreviewTable preview={preview} selection={selection} companyZone={companyZone} />
        <div className="close-logs-footer">
          <Outcome {...outcome} />
          <Flex wrap justify="end" gap="small">
            <Button onClick={onClose}>{TEXTS.cancel}</Button>
            <Button
              type="primary"
              htmlType="submit"
              loading={isClosing}
              disabled={!isSettled || selected.length === 0}
            >
              {TEXTS.close(selected.length)}
            </Button>
          </Flex>
        </div>
      </Form>
    </Dialog>
  );
}

function WhenFields({ how }: Pick<Values, 'how'>) {
  return (
    <Flex wrap gap="0 24px">
      <Field name="how" label={TEXTS.how} isGroup>
        <Radio.Group
          aria-label={TEXTS.how}
          options={[
            { value: 'shift', label: TEXTS.atShiftEnd },
            { value: 'time', label: TEXTS.atTime },
          ]}
        />
      </Field>
      {how === 'time' && (
        <Field
          name="at"
          label={TEXTS.time}
          hint={TEXTS.timeHint}
          check={(value) => (value ? undefined : TEXTS.timeRequired)}
        >
          <Input type="time" style={{ width: 140 }} />
        </Field>
      )}
    </Flex>
  );
}

interface OutcomeProps
  extends Pick<ReturnType<typeof useCloseLogs>, 'failure' | 'sentCount' | 'notClosed'> {}

/** Says why nothing was closed, or which logs were not. The preview no longer has logs that others have closed. */
function Outcome({ failure, sentCount, notClosed }: OutcomeProps) {
  if (failure === undefined && notClosed.length === 0) return null;
  const closed = sentCount - notClosed.length;
  const more = notClosed.length - SHOWN_PROBLEMS;
  return (
    <Alert
      type={failure === undefined && closed > 0 ? 'warning' : 'error'}
      role="alert"
      style={{ marginBottom: 16 }}
      title={failure ?? TEXTS.outcome(closed, sentCount)}
      description={
        notClosed.length > 0 && (
          <>
            {notClosed.slice(0, SHOWN_PROBLEMS).map(({ row, problem }) => (
              <div key={row.id}>
                {TEXTS.problem(row.employeeName, formatDate(row.workDate), problem)}
              </div>
            ))}
            {more > 0 && <div>{TEXTS.more(more)}</div>}
          </>
        )
      }
    />
  );
}
