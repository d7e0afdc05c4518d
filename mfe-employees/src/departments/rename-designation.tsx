import { scheduleMutation } from '@rollcall/shared/calls';
import { EMPLOYEE_RULES } from '@rollcall/shared/contract';
import { required } from '@rollcall/shared/domain';
import { useMutation } from '@tanstack/react-query';
import { Alert, Button } from 'antd';
import { NameDialog } from './name-dialog.tsx';
import { TEXTS } from './texts.ts';

const RULE = required(EMPLOYEE_RULES.designation);

interface Props {
  readonly name: string;
  readonly onClose: () => void;
}

/** Renames a designation; asks before it becomes one with another. */
export function RenameDesignation({ name, onClose }: Props) {
  const { mutateAsync } = useMutation(scheduleMutation('renameDesignation'));
  const merging = useMutation(scheduleMutation('renameDesignation'));
  const merge = (to: string) =>
    merging.mutate({ body: { from: name, to, merges: true } }, { onSuccess: onClose });
  return (
    <NameDialog
      title={TEXTS.renameTitle(name)}
      name={name}
      rule={RULE}
      note={TEXTS.renameDesignationNote}
      onSave={(to) => mutateAsync({ body: { from: name, to } })}
      renderConfirmation={(to) => (
        <Alert
          type="warning"
          showIcon
          role="alert"
          title={merging.error?.message ?? TEXTS.mergeNote(name, to)}
          action={
            <Button size="small" disabled={merging.isPending} onClick={() => merge(to)}>
              {TEXTS.merge}
            </Button>
          }
          style={{ marginBottom: 16 }}
        />
      )}
      onClose={onClose}
    />
  );
}
