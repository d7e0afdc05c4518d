import { REASON_RULE } from '@rollcall/shared/contract';
import { required } from '@rollcall/shared/domain';
import { DraftOffer, formOf, IfInvalid } from '@rollcall/shared/ui';
import { Alert, Button, Card, Flex, Input, Typography } from 'antd';
import { useEffect, useRef } from 'react';
import { FormTimes } from './form-times.tsx';
import type { CorrectionValues } from './row.ts';
import { SentCorrections } from './sent-corrections.tsx';
import { TEXTS } from './texts.ts';
import type { CorrectionState } from './use-correction-form.ts';
import { useRowZones } from './use-row-zones.ts';
import { useSubmit } from './use-submit.ts';

const { Form, Field } = formOf<CorrectionValues>();
const REASON = required(REASON_RULE);

interface Props {
  readonly state: CorrectionState;
  /** Epoch milliseconds; no time may be later. */
  readonly now: number;
  /** Whether a link named the log to correct. */
  readonly isLinked: boolean;
  /** Whether that log has not arrived. */
  readonly isAwaited: boolean;
  /** Null on a base backend, where the form is neither checked nor sent. */
  readonly zone: string | null;
}

/** The rows and, on our server, the reason. Submit does nothing on a base backend (spec §2). */
export function CorrectionForm({ state, now, zone, isLinked, isAwaited }: Props) {
  const { form, initialValues, offer, sent, rows, setRows, restore, keep, startAgain } = state;
  const zoneOf = useRowZones(rows, zone);
  const isSingle = isLinked && rows.length === 1 && rows[0]?.log !== null;
  const { canSend, isSignedIn, isSending, submit, refused } = useSubmit(state, zoneOf);
  const card = useRef<HTMLDivElement>(null);
  const wasSent = useRef(false);
  useEffect(() => {
    // The button that showed the form again is gone.
    if (!sent && wasSent.current) card.current?.querySelector('input')?.focus();
    wasSent.current = sent !== undefined;
  }, [sent]);
  return (
    <>
      {sent && <SentCorrections rows={sent} onAgain={startAgain} />}
      <Card ref={card} hidden={sent !== undefined}>
        <DraftOffer draft={offer} onRestore={restore} />
        <Form
          hasDraft
          form={form}
          name="correction"
          initialValues={initialValues}
          isLive
          onEdit={keep}
          onSubmit={submit}
        >
          <FormTimes
            {...{ rows, now, zone, zoneOf, isSingle, isSignedIn, isAwaited, refused }}
            isChecked={canSend}
            onChange={setRows}
          />
          {canSend && <Reason />}
          <IfInvalid>
            <Alert type="error" showIcon role="alert" title={TEXTS.notSent} />
          </IfInvalid>
          <SubmitRow
            isSending={isSending}
            canSend={canSend}
            isSignedIn={isSignedIn}
            zoneText={zone && zoneText(rows.map(zoneOf), zone)}
          />
        </Form>
      </Card>
    </>
  );
}

const Reason = () => (
  <div style={{ marginTop: 16 }}>
    <Field name="reason" label={TEXTS.reason} rule={REASON}>
      <Input.TextArea rows={2} maxLength={REASON.limit.max} />
    </Field>
  </div>
);

interface SubmitProps {
  readonly isSending: boolean;
  readonly canSend: boolean;
  readonly isSignedIn: boolean;
  readonly zoneText: string | null;
}

function SubmitRow({ isSending, canSend, isSignedIn, zoneText: text }: SubmitProps) {
  return (
    <Flex wrap gap="middle" align="center" style={{ marginTop: 16 }}>
      <Button type="primary" htmlType="submit" disabled={isSending}>
        {TEXTS.submit}
      </Button>
      {canSend && (
        <Typography.Text type="secondary">
          {!isSignedIn && `${TEXTS.signInFirst} `}
          {text}
        </Typography.Text>
      )}
    </Flex>
  );
}

/** Rows in another zone than the company's name theirs. */
function zoneText(zones: readonly string[], companyZone: string): string {
  const [first = companyZone, ...others] = new Set(zones);
  return others.length === 0 ? TEXTS.zone(first) : TEXTS.otherwise(companyZone);
}
