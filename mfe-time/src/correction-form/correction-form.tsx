import { useDraft } from '@rollcall/shared/session';
import { DraftOffer } from '@rollcall/shared/ui';
import { Alert, Button, Card, Flex, Input, Typography, theme } from 'antd';
import { type FormEvent, useState } from 'react';
import { checkRows } from './check-rows.ts';
import type { Kept } from './kept-rows.ts';
import { addRow, isTyped } from './row.ts';
import { RowsTable } from './rows-table.tsx';
import { TEXTS } from './texts.ts';
import { useSubmit } from './use-submit.ts';

interface Props {
  readonly form: Kept;
  readonly onChange: (form: Kept) => void;
  /** Epoch milliseconds: nothing may lie in the future. */
  readonly now: number;
  /** Null on a base backend, where nothing is checked and nothing is sent. */
  readonly zone: string | null;
}

/** The rows, and on our server the reason; Submit does nothing on a base backend (spec §2). */
export function CorrectionForm({ form, onChange, now, zone }: Props) {
  const { token } = theme.useToken();
  const [hasTried, setHasTried] = useState(false);
  const { canSend, isSignedIn, isSending, submit, refused, forgetRefusal } = useSubmit(() => {
    setHasTried(false);
    onChange({ rows: addRow([]), reason: '' });
  });
  const draft = useDraft<Kept>('correction', () => (isTyped(form.rows) ? form : undefined));
  const { rows, reason } = form;
  const own = canSend && zone !== null ? checkRows(rows, now, zone) : undefined;
  const checked = own?.map((row, index) => ({
    ...row,
    punchIn: row.punchIn ?? refusalOf(refused, index, ['punchIn', 'punchInAt', 'timeLogId']),
    punchOut: row.punchOut ?? refusalOf(refused, index, ['punchOut', 'punchOutAt']),
  }));
  const isReasonMissing = canSend && reason.trim() === '';
  const isBroken =
    isReasonMissing || (checked?.some((row) => row.punchIn ?? row.punchOut) ?? false);
  const change = (changes: Partial<Kept>) => {
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
          <label style={{ display: 'block', marginTop: 16 }}>
            {TEXTS.reason}
            <Input.TextArea
              value={reason}
              rows={2}
              maxLength={500}
              status={hasTried && isReasonMissing ? 'error' : ''}
              onChange={({ target }) => change({ reason: target.value })}
            />
          </label>
        )}
        {hasTried && isReasonMissing && (
          <div className="correction-error">{TEXTS.required.reason}</div>
        )}
        {hasTried && isBroken && (
          <Alert type="error" showIcon role="alert" title={TEXTS.mend} style={{ marginTop: 16 }} />
        )}
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
      </form>
    </Card>
  );
}

/** What the server said of a row's fields, one sentence. */
function refusalOf(
  refused: readonly { readonly field: string; readonly message: string }[],
  index: number,
  fields: readonly string[],
): string | undefined {
  return refused.find(({ field }) => fields.some((name) => field === `rows.${index}.${name}`))
    ?.message;
}
