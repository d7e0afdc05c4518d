import { type Announcement, scheduleMutation, useDepartments } from '@rollcall/shared/calls';
import { type AnnouncementBody, PLAN_RULES } from '@rollcall/shared/contract';
import { useCapability } from '@rollcall/shared/session';
import { ApiError } from '@rollcall/shared/transport';
import { Current, formOf, ServerErrors } from '@rollcall/shared/ui';
import { useMutation } from '@tanstack/react-query';
import { Alert, Button, Flex, Input, Radio, Select } from 'antd';
import { TEXTS } from './texts.ts';

interface Values {
  readonly title: string;
  readonly text: string;
  /** `YYYY-MM-DD`, or empty for no limit. */
  readonly showFrom: string;
  readonly showUntil: string;
  readonly audience: AnnouncementBody['audience'];
  readonly department: string | null;
}

const { Form, Field, useForm } = formOf<Values>();

interface Props {
  readonly label: string;
  /** Undefined for a new one. */
  readonly announcement?: Announcement;
  readonly onClose: () => void;
}

/** Text, days and readers of an announcement. */
export function AnnouncementForm({ label, announcement, onClose }: Props) {
  const { save, isSaving, failure } = useSave(announcement, onClose);
  const form = useForm();
  const isLate = (last: unknown) => {
    const first = form.getFieldValue('showFrom');
    return first && last && String(last) < first ? TEXTS.lastBeforeFirst : undefined;
  };
  return (
    <Form
      form={form}
      name="announcement"
      label={label}
      initialValues={valuesOf(announcement)}
      onSubmit={save}
    >
      <ServerErrors errors={failure?.fields} />
      <Field name="title" label={TEXTS.title} rule={PLAN_RULES.announcementTitle}>
        <Input autoComplete="off" />
      </Field>
      <Field name="text" label={TEXTS.text} rule={PLAN_RULES.announcementText}>
        <Input.TextArea rows={4} />
      </Field>
      <Flex wrap gap="middle">
        <Field name="showFrom" label={TEXTS.showFrom} hint={TEXTS.open}>
          <Input type="date" />
        </Field>
        <Field name="showUntil" label={TEXTS.showUntil} check={isLate}>
          <Input type="date" />
        </Field>
      </Flex>
      <Field name="audience" label={TEXTS.audience} isGroup>
        <Radio.Group aria-label={TEXTS.audience} options={AUDIENCE_OPTIONS} />
      </Field>
      <Current<Values>>
        {({ audience }) => (audience === 'department' ? <DepartmentField /> : null)}
      </Current>
      {failure && failure.fields.length === 0 && (
        <Alert type="error" showIcon role="alert" title={failure.message} style={SPACED} />
      )}
      <Flex justify="end" gap="small">
        <Button onClick={onClose}>{TEXTS.cancel}</Button>
        <Button type="primary" htmlType="submit" disabled={isSaving}>
          {isSaving ? TEXTS.saving : TEXTS.save}
        </Button>
      </Flex>
    </Form>
  );
}

const SPACED = { marginBottom: 16 } as const;

const AUDIENCE_OPTIONS = Object.entries(TEXTS.audiences).map(([value, label]) => ({
  value,
  label,
}));

function DepartmentField() {
  const departments = useDepartments(useCapability('working-time'));
  return (
    <Field
      name="department"
      label={TEXTS.department}
      check={(value) => (value ? undefined : TEXTS.chooseDepartment)}
    >
      <Select options={departments.map((value) => ({ value, label: value }))} />
    </Field>
  );
}

const valuesOf = (announcement: Announcement | undefined): Values => ({
  title: announcement?.title ?? '',
  text: announcement?.text ?? '',
  showFrom: announcement?.showFrom ?? '',
  showUntil: announcement?.showUntil ?? '',
  audience: announcement?.audience ?? 'everyone',
  department: announcement?.department ?? null,
});

function useSave(announcement: Announcement | undefined, onClose: () => void) {
  const creation = useMutation(scheduleMutation('createAnnouncement'));
  const change = useMutation(scheduleMutation('updateAnnouncement'));
  const { error } = announcement ? change : creation;
  async function save({ title, text, showFrom, showUntil, audience, department }: Values) {
    const body = {
      title: title.trim(),
      text: text.trim(),
      showFrom: showFrom || null,
      showUntil: showUntil || null,
      audience,
      department: audience === 'department' ? department : null,
    };
    try {
      await (announcement
        ? change.mutateAsync({ params: { id: announcement.id }, body })
        : creation.mutateAsync({ body }));
      onClose();
    } catch (failed) {
      // The form shows what the server says.
      if (!(failed instanceof ApiError)) throw failed;
    }
  }
  return {
    save,
    isSaving: creation.isPending || change.isPending,
    failure: error instanceof ApiError ? error : undefined,
  };
}
