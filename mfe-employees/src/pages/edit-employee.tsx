import {
  type EmployeeRow,
  employeeQuery,
  type Fields,
  readDocuments,
  readText,
  serverMessage,
  updateEmployeeMutation,
  uploadMutation,
} from '@rollcall/shared/calls';
import { useCapability, usePageContext } from '@rollcall/shared/session';
import { ApiError } from '@rollcall/shared/transport';
import { Dialog, ErrorNotice, PhotoField, useFormDraft } from '@rollcall/shared/ui';
import { useMutation, useQuery } from '@tanstack/react-query';
import { Skeleton } from 'antd';
import { type ComponentProps, useEffect, useEffectEvent, useMemo } from 'react';
import { DocumentsTab } from '../documents/documents-tab.tsx';
import { type DocumentEntry, useDocuments } from '../documents/use-documents.ts';
import { CountsFrom } from '../employee-form/counts-from.tsx';
import { documentDraft } from '../employee-form/drafts.ts';
import { EditForm } from '../employee-form/edit-form.tsx';
import type { EmployeeValues } from '../employee-form/employee-field.ts';
import { InvitationNotice } from '../employee-list/invitation.tsx';
import { WorkHistory } from '../work-history/work-history.tsx';

/** Input of the Documents tab. `documents` is a secret field, so this is never stored. */
interface UnsavedDocument {
  readonly documents: DocumentEntry;
}

interface Props {
  readonly id: number;
  /** The current row of the list. */
  readonly row: EmployeeRow;
  readonly title: string;
  /** The tab in the URL, and how it is changed. */
  readonly tab: string | undefined;
  readonly onTab: (key: string) => void;
  /** Called when the dialog closes without saving; its unsaved input is kept, except after Cancel. */
  readonly onClose: () => void;
  readonly onSaved: (changes: EmployeeValues) => void;
}

/**
 * The Edit dialog (spec §2). Our own server sends the full record; a base backend has no call for it, so the dialog
 * uses the list's row (design §8).
 */
export function EditEmployee({ id, row, title, tab, onTab, onClose, onSaved }: Props) {
  const ownFields = useOwnFields();
  const hasHistory = useCapability('working-time');
  const { fields, error, isOwnServer, reload } = useRecord(id, row);
  const unsaved = useFormDraft<UnsavedDocument>(documentDraft(id), { survivesClosing: true });
  const savedDocuments = useMemo(() => fields && readDocuments(fields), [fields]);
  const documents = useDocuments({
    employeeId: id,
    savedDocuments,
    isOwnServer,
    onRefresh: () => void reload(),
    // What the page failed with is there at once, since this tab cannot offer it.
    unsaved: (unsaved.unsaved ?? unsaved.offer?.values)?.documents,
  });
  const keepDocument = useEffectEvent((entry: DocumentEntry) =>
    unsaved.keep(documents.isDirty ? { documents: entry } : undefined),
  );
  // Back closes the dialog without a call.
  useEffect(() => keepDocument(documents.entry), [documents.entry]);
  const leave = () => {
    unsaved.keep(undefined);
    onClose();
  };

  return (
    <Dialog title={title} size="lg" onClose={onClose}>
      <InvitationNotice row={row} />
      {error && !fields && <ErrorNotice message={error.message} onRetry={() => void reload()} />}
      {!error && !fields && <Skeleton active title={false} paragraph={{ rows: 8 }} />}
      {fields && (
        <EditForm
          id={id}
          fields={fields}
          isComplete={isOwnServer}
          ownFields={ownFields}
          tab={tab}
          onTab={onTab}
          onCancel={leave}
          onSaved={(changes) => {
            unsaved.keep(undefined);
            onSaved(changes);
          }}
          onReload={reload}
          photo={<RecordPhoto id={id} fields={fields} isOwnServer={isOwnServer} onSaved={reload} />}
          renderWorkHistory={(saved) => hasHistory && <WorkTab employeeId={id} saved={saved} />}
          documents={<DocumentsTab documents={documents} />}
        />
      )}
    </Dialog>
  );
}

function WorkTab(props: ComponentProps<typeof CountsFrom>) {
  return (
    <>
      <CountsFrom {...props} />
      <WorkHistory employeeId={props.employeeId} />
    </>
  );
}

function useOwnFields() {
  const hasRole = useCapability('roles');
  const hasRights = useCapability('rights');
  const hasLeavers = useCapability('leavers');
  return useMemo(() => ({ hasRole, hasRights, hasLeavers }), [hasRole, hasRights, hasLeavers]);
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

type Photo = Parameters<ComponentProps<typeof PhotoField>['send']>[0];

/** Saves the photo with all received fields, so that a foreign backend loses no data (design §8). */
function RecordPhoto({ id, fields, isOwnServer, onSaved }: PhotoProps) {
  const upload = useMutation(uploadMutation());
  const update = useMutation(updateEmployeeMutation(id));
  async function send(photo: Photo) {
    const location = await upload.mutateAsync(photo);
    const changes = { avatarUrl: location, profilePhotoUrl: location };
    await update.mutateAsync({ received: fields, changes });
    await onSaved();
  }
  const url = readText(fields.avatarUrl) ?? readText(fields.profilePhotoUrl);
  return <PhotoField url={url} isLimited={isOwnServer} send={send} messageOf={photoMessage} />;
}

/** The call that takes a photo here also takes PDFs, and says so. */
const photoMessage = (error: unknown) =>
  error instanceof ApiError && error.status === 415 ? PHOTO_TYPES : serverMessage(error);
const PHOTO_TYPES = 'The file must be a JPEG, PNG or WebP image.';
