import { accountStatusMutation, type OldestWaiting } from '@rollcall/shared/calls';
import { useMutation } from '@tanstack/react-query';
import { Button } from 'antd';
import { Row } from './group.tsx';
import { TEXTS } from './texts.ts';
import { useAge } from './use-age.ts';

interface Props {
  readonly row: OldestWaiting['registrations'][number];
  /** Path of the list of all registrations. */
  readonly list: string;
}

/** An account that no administrator has decided yet. As on its page, its activation has no undo. */
export function RegistrationRow({ row: { employeeId, employeeName, since }, list }: Props) {
  const age = useAge();
  const toast = { name: employeeName, canUndo: false };
  const activation = useMutation(accountStatusMutation(employeeId, true, toast));
  return (
    <Row
      name={employeeName}
      employeeId={employeeId}
      to={`${list}&dialog=edit&employee=${employeeId}`}
      since={TEXTS.registered(age(since))}
    >
      {(describedBy) => (
        <Button
          size="small"
          aria-describedby={describedBy}
          disabled={activation.isPending || activation.isSuccess}
          onClick={() => activation.mutate()}
        >
          {TEXTS.activate}
        </Button>
      )}
    </Row>
  );
}
