import { type EmployeeRow, readText, resendInvitationMutation } from '@rollcall/shared/calls';
import { useRowDescription } from '@rollcall/shared/ui';
import { useMutation } from '@tanstack/react-query';
import { Alert, Button } from 'antd';
import { NameNote } from './name-note.tsx';
import { TEXTS } from './texts.ts';

interface Props {
  readonly row: EmployeeRow;
}

/** Below the name of an employee in the list: that they were invited, and how to invite them again. */
export function InvitationNote({ row }: Props) {
  const description = useRowDescription();
  const resend = useResend(row);
  if (!row.isInvited) return null;
  return (
    <NameNote text={TEXTS.invited}>
      {' '}
      <Button type="link" size="small" style={LINK} {...description} {...resend}>
        {TEXTS.resend}
      </Button>
    </NameNote>
  );
}

const LINK = { fontSize: 'inherit', height: 24, padding: 0, fontWeight: 'inherit' } as const;

/** The same above the record of an employee. */
export function InvitationNotice({ row }: Props) {
  const resend = useResend(row);
  if (!row.isInvited) return null;
  return (
    <Alert
      type="info"
      role="presentation"
      showIcon
      title={TEXTS.invited}
      action={
        <Button size="small" {...resend}>
          {TEXTS.resend}
        </Button>
      }
      style={{ marginBottom: 16 }}
    />
  );
}

/** A press while the request is pending does nothing; the button stays enabled, so that it keeps the focus. */
function useResend({ id, fields }: EmployeeRow) {
  const { mutate, isPending } = useMutation(
    resendInvitationMutation(id ?? Number.NaN, readText(fields.email)),
  );
  return { 'aria-busy': isPending, onClick: () => isPending || mutate() };
}
