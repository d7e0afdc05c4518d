import { type Department, scheduleMutation } from '@rollcall/shared/calls';
import { EMPLOYEE_RULES } from '@rollcall/shared/contract';
import { required } from '@rollcall/shared/domain';
import { Dialog } from '@rollcall/shared/ui';
import { useDialogParameters } from '@rollcall/shared/url';
import { useMutation } from '@tanstack/react-query';
import { Alert, Button, Flex } from 'antd';
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
  const update = useMutation(scheduleMutation('updateDepartment'));
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
  const { id, name, version } = department;
  if (dialog.name === 'rename-department') {
    return (
      <NameDialog
        title={TEXTS.renameTitle(name ?? '-')}
        name={name ?? ''}
        rule={RULE}
        note={TEXTS.renameNote}
        onSave={(changed) =>
          update.mutateAsync({ params: { id: id ?? 0 }, body: { name: changed, version } })
        }
        onClose={dialog.close}
      />
    );
  }
  if (dialog.name !== 'delete-department') return null;
  return <DeleteDialog department={department} onClose={dialog.close} />;
}

interface DeleteProps {
  readonly department: Department;
  readonly onClose: () => void;
}

function DeleteDialog({ department: { id, name }, onClose }: DeleteProps) {
  const { mutate, isPending, error } = useMutation(scheduleMutation('deleteDepartment'));
  return (
    <Dialog title={TEXTS.deleteTitle(name ?? '-')} size="sm" onClose={onClose}>
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
          onClick={() => mutate({ params: { id: id ?? 0 } }, { onSuccess: onClose })}
        >
          {TEXTS.delete}
        </Button>
      </Flex>
    </Dialog>
  );
}
