import {
  type EmployeeRow,
  employeeQuery,
  type Fields,
  readDocuments,
  readText,
  updateEmployeeMutation,
} from '@rollcall/shared/calls';
import { useCapability, usePageContext } from '@rollcall/shared/session';
import { Dialog, ErrorNotice } from '@rollcall/shared/ui';
import { useMutation, useQuery } from '@tanstack/react-query';
import { Skeleton } from 'antd';
import { useMemo, useRef } from 'react';
import { DocumentsTab } from '../documents/documents-tab.tsx';
import { type DocumentEntry, useDocuments } from '../documents/use-documents.ts';
import { EditForm } from '../employee-form/edit-form.tsx';
import type { FormValues } from '../employee-form/form-field.ts';
import { PhotoField } from '../photo/photo-field.tsx';

/** What was entered and not saved. */
export interface Kept {
  readonly changes: FormValues;
  readonly document?: DocumentEntry | undefined;
}

interface Props {
  readonly id: number;
  /** As the list has it now. */
  readonly row: EmployeeRow;
  readonly title: string;
  readonly kept: Kept;
  /** Closed; with what was entered when that is to be kept. */
  readonly onClose: (kept: Kept) => void;
  readonly onSaved: (changes: FormValues) => void;
}

/**
 * The Edit dialog (spec §2). Our own server gives the whole record; a base backend has no call for it, so that the
 * dialog opens from the list's row (design §8).
 */
export function EditEmployee({ id, row, title, kept, onClose, onSaved }: Props) {
  const isOwn = usePageContext(({ capabilities }) => capabilities !== null);
  const hasRole = useCapability('roles');
  const record = useQuery({ ...employeeQuery(id), enabled: isOwn });
  const photo = useMutation(updateEmployeeMutation(id));
  const changes = useRef(kept.changes);
  const fields: Fields | undefined = isOwn ? record.data : row.fields;
  const documents = useMemo(() => fields && readDocuments(fields), [fields]);
  const reload = () => (isOwn ? record.refetch() : Promise.resolve());
  const form = useDocuments({
    employeeId: id,
    given: documents,
    isOwn,
    onRefresh: () => void reload(),
    kept: kept.document,
  });

  async function savePhoto(url: string) {
    await photo.mutateAsync({ ...fields, avatarUrl: url, profilePhotoUrl: url });
    await reload();
  }

  return (
    <Dialog
      title={title}
      size="lg"
      onClose={() =>
        onClose({ changes: changes.current, document: form.isDirty ? form.entry : undefined })
      }
    >
      {record.error && !fields && (
        <ErrorNotice message={record.error.message} onRetry={() => void record.refetch()} />
      )}
      {!record.error && !fields && <Skeleton active title={false} paragraph={{ rows: 8 }} />}
      {fields && (
        <EditForm
          id={id}
          fields={fields}
          isWhole={isOwn}
          hasRole={hasRole}
          kept={kept.changes}
          onChanges={(now) => {
            changes.current = now;
          }}
          onCancel={() => onClose({ changes: {} })}
          onSaved={onSaved}
          onReload={reload}
          photo={
            <PhotoField
              url={readText(fields.avatarUrl) ?? readText(fields.profilePhotoUrl)}
              isOwn={isOwn}
              save={savePhoto}
            />
          }
          documents={<DocumentsTab form={form} />}
        />
      )}
    </Dialog>
  );
}
