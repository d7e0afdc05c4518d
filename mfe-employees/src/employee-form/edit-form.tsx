import type { Fields } from '@rollcall/shared/calls';
import { useDraft } from '@rollcall/shared/session';
import { DraftOffer, useFocusFallback } from '@rollcall/shared/ui';
import { Alert, Button, Flex } from 'antd';
import {
  type FormEvent,
  type ReactNode,
  type Ref,
  useEffect,
  useEffectEvent,
  useMemo,
  useRef,
  useState,
} from 'react';
import { FieldGrid } from './field-grid.tsx';
import { type FormTab, type FormValues, tabOf } from './form-field.ts';
import { Tabbed } from './tabbed.tsx';
import { editTabs } from './tabs.ts';
import { TEXTS } from './texts.ts';
import { useEditForm } from './use-edit-form.ts';
import { useFieldFocus } from './use-field-focus.ts';
import { withoutSecretChanges } from './without-secret-changes.ts';

interface Props {
  readonly id: number;
  readonly fields: Fields;
  /** Whether the record is complete, as from our own server. */
  readonly isComplete: boolean;
  readonly hasRole: boolean;
  /** Unsaved changes from before the dialog was last closed. */
  readonly unsaved: FormValues;
  /** Called with the unsaved changes, so that closing the dialog does not lose them. */
  readonly onChanges: (changes: FormValues) => void;
  readonly onCancel: () => void;
  readonly onSaved: (changes: FormValues) => void;
  /** Reloads the record; resolves when it has loaded. */
  readonly onReload: () => Promise<unknown>;
  /** Shown on the Personal tab. */
  readonly photo: ReactNode;
  /** The Documents tab. */
  readonly documents: ReactNode;
}

const FORM = 'edit-employee';
/** The tab whose content is the `documents` prop. */
const DOCUMENTS = { key: 'documents', label: 'Documents' };

/** The six tabs of the Edit dialog (spec §2). */
export function EditForm(props: Props) {
  const { id, fields, isComplete, hasRole, unsaved, onChanges, onCancel, onSaved, onReload } =
    props;
  const tabs = useMemo(() => editTabs(hasRole), [hasRole]);
  const form = useEditForm({ id, tabs, fields, isComplete, unsaved, onSaved });
  const [active, setActive] = useState('personal');
  const focus = useFieldFocus(FORM);
  const draft = useDraft<FormValues>(`employee-${id}`, () => withoutSecretChanges(form.changes));
  const reportChanges = useEffectEvent(onChanges);
  useEffect(() => reportChanges(form.changes), [form.changes]);

  const submitButton = useRef<HTMLButtonElement>(null);
  // The button is disabled while it saves; Reload and the draft's buttons disappear when pressed.
  const focusFallback = useFocusFallback(() => submitButton.current);

  const showField = (name: string) => {
    setActive(tabOf(tabs, name) ?? active);
    focus(name);
  };
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    if (form.isSaving) return;
    const invalidField = form.submit(showField);
    if (invalidField !== undefined) showField(invalidField);
  };
  const panel = ({ key, groups }: FormTab) => (
    <form noValidate onSubmit={onSubmit}>
      {key === 'personal' && props.photo}
      <FieldGrid
        groups={groups}
        form={FORM}
        values={form.values}
        errors={form.errors}
        onChange={form.change}
      />
      <Flex justify="end" gap="small" {...focusFallback}>
        <FormButtons ref={submitButton} isSaving={form.isSaving} onCancel={onCancel} />
      </Flex>
    </form>
  );
  const activeTab = tabs.find(({ key }) => key === active);
  return (
    <>
      <div {...focusFallback}>
        <DraftOffer draft={draft} onRestore={form.restore} />
        {form.isStale && <StaleNotice form={form} onReload={onReload} />}
      </div>
      <Tabbed tabs={[...tabs, DOCUMENTS]} active={active} onChange={setActive}>
        {activeTab ? panel(activeTab) : props.documents}
      </Tabbed>
    </>
  );
}

interface ButtonProps extends Pick<Props, 'onCancel'> {
  readonly ref: Ref<HTMLButtonElement>;
  readonly isSaving: boolean;
}

/** `ref` is set to the submit button. */
function FormButtons({ ref, isSaving, onCancel }: ButtonProps) {
  return (
    <>
      <Button onClick={onCancel}>{TEXTS.cancel}</Button>
      <Button ref={ref} type="primary" htmlType="submit" disabled={isSaving}>
        {isSaving ? TEXTS.saving : TEXTS.update}
      </Button>
    </>
  );
}

interface StaleProps extends Pick<Props, 'onReload'> {
  readonly form: ReturnType<typeof useEditForm>;
}

/** Shown when another administrator has saved the record in the meantime. */
function StaleNotice({ form, onReload }: StaleProps) {
  return (
    <Alert
      type="warning"
      showIcon
      title={`${form.staleMessage} ${TEXTS.reloaded}`}
      action={
        <Button size="small" onClick={() => void onReload().then(form.refreshed)}>
          {TEXTS.reload}
        </Button>
      }
    />
  );
}
