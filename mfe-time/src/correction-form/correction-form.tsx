import { useDraft } from '@rollcall/shared/session';
import { DraftOffer } from '@rollcall/shared/ui';
import { Alert, Button, Card, Flex, Input, Typography, theme } from 'antd';
import { type FormEvent, useState } from 'react';
import { type CheckedRow, checkRows } from './check-rows.ts';
import { addRow, isTyped } from './row.ts';
import { RowsTable } from './rows-table.tsx';
import type { CorrectionDraft } from './sign-in-draft.ts';
import { TEXTS } from './texts.ts';
import { useSubmit } from './use-submit.ts';

interface Props {
  readonly form: CorrectionDraft;
  readonly onChange: (form: CorrectionDraft) => void;
  /** Epoch milliseconds; no time may be later. */
  readonly now: number;
  /** Null on a base backend, where the form is neither checked nor sent. */
  readonly zone: string | null;
}

/** The rows and, on our server, the reason. Submit does nothing on a base backend (spec §2). */
export function CorrectionForm({ form, onChange, now, zone }: Props) {
  const { token } = theme.useToken();
  const [hasTried, setHasTried] = useState(false);
  const { canSend, isSignedIn, isSending, submit, refused, forgetRefusal } = useSubmit(() => {
    setHasTried(false);
    onChange({ rows: addRow([]), reason: '' });
  });
  const draft = useDraft<CorrectionDraft>('correction', () =>
    isTyped(form.rows) ? form : undefined,
  );
  const { rows, reason } = form;
  const errors = canSend && zone !== null ? checkRows(rows, now, zone) : undefined;
  const checked = errors?.map((row, index) => withRefusal(row, index, refused));
  const isReasonMissing = canSend && reason.trim() === '';
  const isBroken =
    isReasonMissing || (checked?.some((row) => row.punchIn ?? row.punchOut) ?? false);
  const change = (changes: Partial<CorrectionDraft>) => {
    if (refused.length > 0) forgetRefusal();
    onChange({ ...form, ...changes });
  };
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    setHasTried(true);
    if (!isBroken && rows.length > 0) submit(form);
  };
  return (
    <Card style={{ '--correction-error': token.colorError } as object}>
      <DraftOffer draft={draft} onRestore={onChange} />
      <form noValidate onSubmit={onSubmit}>
        <RowsTable
          rows={rows}
          checked={checked}
          zone={zone}
          areErrorsShown={hasTried}
          onChange={(changed) => change({ rows: changed })}
        />
        <Button onClick={() => change({ rows: addRow(rows) })}>{TEXTS.addRow}</Button>
        {canSend && (
          <ReasonField
            value={reason}
            isMissing={hasTried && isReasonMissing}
            onChange={(text) => change({ reason: text })}
          />
        )}
        {hasTried && isBroken && <NotSentAlert />}
        <SubmitRow isSending={isSending} canSend={canSend} isSignedIn={isSignedIn} zone={zone} />
      </form>
    </Card>
  );
}

function NotSentAlert() {
  return (
    <Alert type="error" showIcon role="alert" title={TEXTS.notSent} style={{ marginTop: 16 }} />
  );
}

interface ReasonProps {
  readonly value: string;
  readonly isMissing: boolean;
  readonly onChange: (value: string) => void;
}

function ReasonField({ value, isMissing, onChange }: ReasonProps) {
  return (
    <>
      <label style={{ display: 'block', marginTop: 16 }}>
        {TEXTS.reason}
        <Input.TextArea
          value={value}
          rows={2}
          maxLength={500}
          status={isMissing ? 'error' : ''}
          onChange={({ target }) => onChange(target.value)}
        />
      </label>
      {isMissing && <div className="correction-error">{TEXTS.required.reason}</div>}
    </>
  );
}

interface SubmitProps extends Pick<Props, 'zone'> {
  readonly isSending: boolean;
  readonly canSend: boolean;
  readonly isSignedIn: boolean;
}

function SubmitRow({ isSending, canSend, isSignedIn, zone }: SubmitProps) {
  return (
    <Flex wrap gap="middle" align="center" style={{ marginTop: 16 }}>
      <Button type="primary" htmlType="submit" disabled={isSending}>
        {TEXTS.submit}
      </Button>
      {canSend && (
        <Typography.Text type="secondary">
          {!isSignedIn && `${TEXTS.signInFirst} `}
          {zone !== null && TEXTS.zone(zone)}
        </Typography.Text>
      )}
    </Flex>
  );
}

type Refused = readonly { readonly field: string; readonly message: string }[];

/** A row's own errors, or else the server's errors for its fields. */
function withRefusal(row: CheckedRow, index: number, refused: Refused): CheckedRow {
  const refusalOf = (...fields: readonly string[]) =>
    refused.find(({ field }) => fields.some((name) => field === `rows.${index}.${name}`))?.message;
  return {
    ...row,
    punchIn: row.punchIn ?? refusalOf('punchIn', 'punchInAt', 'timeLogId'),
    punchOut: row.punchOut ?? refusalOf('punchOut', 'punchOutAt'),
  };
}
