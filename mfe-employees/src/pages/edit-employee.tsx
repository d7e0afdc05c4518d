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
  const hasRole = useCapability('roles');
  const { fields, error, isOwn, reload } = useRecord(id, row);
  const changes = useRef(kept.changes);
  const documents = useMemo(() => fields && readDocuments(fields), [fields]);
  const form = useDocuments({
    employeeId: id,
    given: documents,
    isOwn,
    onRefresh: () => void reload(),
    kept: kept.document,
  });

  return (
    <Dialog
      title={title}
      size="lg"
      onClose={() =>
        onClose({ changes: changes.current, document: form.isDirty ? form.entry : undefined })
      }
    >
      {error && !fields && <ErrorNotice message={error.message} onRetry={() => void reload()} />}
      {!error && !fields && <Skeleton active title={false} paragraph={{ rows: 8 }} />}
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
          photo={<RecordPhoto id={id} fields={fields} isOwn={isOwn} onSaved={reload} />}
          documents={<DocumentsTab form={form} />}
        />
      )}
    </Dialog>
  );
}

/** All that is known of an employee: the record, or on a base backend what the list's row has. */
function useRecord(id: number, row: EmployeeRow) {
  const isOwn = usePageContext(({ capabilities }) => capabilities !== null);
  const { data, error, refetch } = useQuery({ ...employeeQuery(id), enabled: isOwn });
  const fields: Fields | undefined = isOwn ? data : row.fields;
  const reload = () => (isOwn ? refetch() : Promise.resolve());
  return { fields, error, isOwn, reload };
}

interface PhotoProps {
  readonly id: number;
  readonly fields: Fields;
  readonly isOwn: boolean;
  readonly onSaved: () => Promise<unknown>;
}

/** The photo is saved with the record as it was read, so that nothing of somebody else's backend is lost (design §8). */
function RecordPhoto({ id, fields, isOwn, onSaved }: PhotoProps) {
  const { mutateAsync } = useMutation(updateEmployeeMutation(id));
  async function save(url: string) {
    await mutateAsync({ ...fields, avatarUrl: url, profilePhotoUrl: url });
    await onSaved();
  }
  const url = readText(fields.avatarUrl) ?? readText(fields.profilePhotoUrl);
  return <PhotoField url={url} isOwn={isOwn} save={save} />;
}
