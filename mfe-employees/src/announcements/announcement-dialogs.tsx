import { type Announcement, scheduleMutation } from '@rollcall/shared/calls';
import { Dialog } from '@rollcall/shared/ui';
import { useDialogParameters } from '@rollcall/shared/url';
import { useMutation } from '@tanstack/react-query';
import { Alert, Button, Flex } from 'antd';
import { AnnouncementForm } from './announcement-form.tsx';
import { TEXTS } from './texts.ts';

/** `?dialog=write`, or `edit` and `delete` with `&announcement=ID`. */
export function useAnnouncementDialog() {
  const { values, open, closeNamed } = useDialogParameters({
    which: ['dialog'],
    inside: ['announcement'],
  });
  return {
    name: values.dialog,
    id: values.announcement,
    write: () => open({ dialog: 'write' }),
    edit: (id: number) => open({ dialog: 'edit', announcement: String(id) }),
    remove: (id: number) => open({ dialog: 'delete', announcement: String(id) }),
    close: () => closeNamed(values.dialog ?? ''),
  };
}

interface Props {
  readonly dialog: ReturnType<typeof useAnnouncementDialog>;
  readonly announcements: readonly Announcement[];
}

/** The dialog of the URL: it writes, edits or deletes an announcement of the shown page. */
export function AnnouncementDialogs({ dialog, announcements }: Props) {
  const announcement = announcements.find(({ id }) => String(id) === dialog.id);
  if (dialog.name === 'write') {
    return (
      <Dialog title={TEXTS.add} size="sm" onClose={dialog.close}>
        <AnnouncementForm label={TEXTS.add} onClose={dialog.close} />
      </Dialog>
    );
  }
  if (!announcement) return null;
  if (dialog.name === 'delete') {
    return <DeleteDialog announcement={announcement} onClose={dialog.close} />;
  }
  if (dialog.name !== 'edit') return null;
  const title = TEXTS.editTitle(announcement.title);
  return (
    <Dialog title={title} size="sm" onClose={dialog.close}>
      <AnnouncementForm label={title} announcement={announcement} onClose={dialog.close} />
    </Dialog>
  );
}

interface DeleteProps {
  readonly announcement: Announcement;
  readonly onClose: () => void;
}

function DeleteDialog({ announcement: { id, title }, onClose }: DeleteProps) {
  const { mutate, isPending, error } = useMutation(scheduleMutation('deleteAnnouncement'));
  return (
    <Dialog title={TEXTS.deleteTitle(title)} size="sm" onClose={onClose}>
      <p>{TEXTS.deleteNote}</p>
      {error && <Alert type="error" showIcon role="alert" title={error.message} style={SPACED} />}
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

const SPACED = { marginBottom: 16 } as const;
