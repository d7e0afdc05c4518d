import { type Department, scheduleMutation } from '@rollcall/shared/calls';
import { EMPLOYEE_RULES } from '@rollcall/shared/contract';
import { required } from '@rollcall/shared/domain';
import { Dialog } from '@rollcall/shared/ui';
import { useDialogParameters } from '@rollcall/shared/url';
import { useMutation } from '@tanstack/react-query';
import { Alert, Button, Flex } from 'antd';
import { useState } from 'react';
import { NameDialog } from './name-dialog.tsx';
import { TEXTS } from './texts.ts';

const RULE = required(EMPLOYEE_RULES.department);

/** `?dialog=add-department`, or `rename-department` and `delete-department` with `&department=ID`. */
export function useDepartmentDialog() {
  const { values, open, closeNamed } = useDialogParameters({
    which: ['dialog'],
    inside: ['department'],
  });
  return {
    name: values.dialog,
    id: values.department,
    add: () => open({ dialog: 'add-department' }),
    rename: (id: number | null) => open({ dialog: 'rename-department', department: String(id) }),
    remove: (id: number | null) => open({ dialog: 'delete-department', department: String(id) }),
    close: () => closeNamed(values.dialog ?? ''),
  };
}

interface Props {
  readonly dialog: ReturnType<typeof useDepartmentDialog>;
  readonly departments: readonly Department[];
}

/** The dialog of the URL: it adds, renames or deletes a department. */
export function DepartmentDialogs({ dialog, departments }: Props) {
  const create = useMutation(scheduleMutation('createDepartment'));
  const department = departments.find(({ id }) => String(id) === dialog.id);
  if (dialog.name === 'add-department') {
    return (
      <NameDialog
        title={TEXTS.add}
        name=""
        rule={RULE}
        onSave={(name) => create.mutateAsync({ body: { name } })}
        onClose={dialog.close}
      />
    );
  }
  if (!department) return null;
  if (dialog.name === 'rename-department') {
    return <RenameDialog key={dialog.id} department={department} onClose={dialog.close} />;
  }
  if (dialog.name !== 'delete-department') return null;
  return <DeleteDialog department={department} onClose={dialog.close} />;
}

interface DialogProps {
  readonly department: Department;
  readonly onClose: () => void;
}

function RenameDialog({ department, onClose }: DialogProps) {
  const { mutateAsync } = useMutation(scheduleMutation('updateDepartment'));
  // The name that the dialog began with, also when the list is refetched: the server refuses to overwrite a newer one.
  const [{ id, name, version }] = useState(department);
  return (
    <NameDialog
      title={TEXTS.renameTitle(name)}
      name={name}
      rule={RULE}
      note={TEXTS.renameNote}
      onSave={(changed) => mutateAsync({ params: { id }, body: { name: changed, version } })}
      onClose={onClose}
    />
  );
}

function DeleteDialog({ department: { id, name }, onClose }: DialogProps) {
  const { mutate, isPending, error } = useMutation(scheduleMutation('deleteDepartment'));
  return (
    <Dialog title={TEXTS.deleteTitle(name)} size="sm" onClose={onClose}>
      <p>{TEXTS.deleteNote}</p>
      {error && (
        <Alert
          type="error"
          showIcon
          role="alert"
          title={error.message}
          style={{ marginBottom: 16 }}
        />
      )}
      <Flex justify="end" gap="small">
        <Button onClick={onClose}>{TEXTS.cancel}</Button>
        <Button
          danger
          disabled={isPending}
          onClick={() => mutate({ params: { id } }, { onSuccess: onClose })}
        >
          {TEXTS.delete}
        </Button>
      </Flex>
    </Dialog>
  );
}
