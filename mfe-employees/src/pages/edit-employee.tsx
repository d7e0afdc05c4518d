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

/** Unsaved input of the dialog. */
export interface UnsavedInput {
  readonly changes: FormValues;
  readonly document?: DocumentEntry | undefined;
}

interface Props {
  readonly id: number;
  /** The current row of the list. */
  readonly row: EmployeeRow;
  readonly title: string;
  /** Unsaved input from before the dialog was last closed. */
  readonly unsaved: UnsavedInput;
  /** Called with the unsaved input to keep, which is empty after Cancel. */
  readonly onClose: (unsaved: UnsavedInput) => void;
  readonly onSaved: (changes: FormValues) => void;
}

/**
 * The Edit dialog (spec §2). Our own server sends the full record; a base backend has no call for it, so the dialog
 * uses the list's row (design §8).
 */
export function EditEmployee({ id, row, title, unsaved, onClose, onSaved }: Props) {
  const hasRole = useCapability('roles');
  const { fields, error, isOwnServer, reload } = useRecord(id, row);
  const changes = useRef(unsaved.changes);
  const savedDocuments = useMemo(() => fields && readDocuments(fields), [fields]);
  const documents = useDocuments({
    employeeId: id,
    savedDocuments,
    isOwnServer,
    onRefresh: () => void reload(),
    unsaved: unsaved.document,
  });

  return (
    <Dialog
      title={title}
      size="lg"
      onClose={() =>
        onClose({
          changes: changes.current,
          document: documents.isDirty ? documents.entry : undefined,
        })
      }
    >
      {error && !fields && <ErrorNotice message={error.message} onRetry={() => void reload()} />}
      {!error && !fields && <Skeleton active title={false} paragraph={{ rows: 8 }} />}
      {fields && (
        <EditForm
          id={id}
          fields={fields}
          isComplete={isOwnServer}
          hasRole={hasRole}
          unsaved={unsaved.changes}
          onChanges={(unsavedChanges) => {
            changes.current = unsavedChanges;
          }}
          onCancel={() => onClose({ changes: {} })}
          onSaved={onSaved}
          onReload={reload}
          photo={<RecordPhoto id={id} fields={fields} isOwnServer={isOwnServer} onSaved={reload} />}
          documents={<DocumentsTab documents={documents} />}
        />
      )}
    </Dialog>
  );
}

/** The data of an employee: the full record, or on a base backend the list's row. */
function useRecord(id: number, row: EmployeeRow) {
  const isOwnServer = usePageContext(({ capabilities }) => capabilities !== null);
  const { data, error, refetch } = useQuery({ ...employeeQuery(id), enabled: isOwnServer });
  const fields: Fields | undefined = isOwnServer ? data : row.fields;
  const reload = () => (isOwnServer ? refetch() : Promise.resolve());
  return { fields, error, isOwnServer, reload };
}

interface PhotoProps {
  readonly id: number;
  readonly fields: Fields;
  readonly isOwnServer: boolean;
  readonly onSaved: () => Promise<unknown>;
}

/** Saves the photo with all received fields, so that a foreign backend loses no data (design §8). */
function RecordPhoto({ id, fields, isOwnServer, onSaved }: PhotoProps) {
  const { mutateAsync } = useMutation(updateEmployeeMutation(id));
  async function save(url: string) {
    await mutateAsync({ received: fields, changes: { avatarUrl: url, profilePhotoUrl: url } });
    await onSaved();
  }
  const url = readText(fields.avatarUrl) ?? readText(fields.profilePhotoUrl);
  return <PhotoField url={url} isOwnServer={isOwnServer} save={save} />;
}
