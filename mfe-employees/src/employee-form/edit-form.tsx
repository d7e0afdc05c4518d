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
import { draftOf } from './draft-of.ts';
import { FieldGrid } from './field-grid.tsx';
import { type FormTab, type FormValues, tabOf } from './form-field.ts';
import { Tabbed } from './tabbed.tsx';
import { editTabs } from './tabs.ts';
import { TEXTS } from './texts.ts';
import { useEditForm } from './use-edit-form.ts';
import { useFieldFocus } from './use-field-focus.ts';

interface Props {
  readonly id: number;
  readonly fields: Fields;
  /** Whether the record is whole: our own server's. */
  readonly isWhole: boolean;
  readonly hasRole: boolean;
  /** What was typed before the dialog was last closed. */
  readonly kept: FormValues;
  /** Told what stands changed, so that closing loses nothing. */
  readonly onChanges: (changes: FormValues) => void;
  readonly onCancel: () => void;
  readonly onSaved: (changes: FormValues) => void;
  /** Reloads the record; resolves when it is there. */
  readonly onReload: () => Promise<unknown>;
  /** Of the Personal tab. */
  readonly photo: ReactNode;
  /** The Documents tab. */
  readonly documents: ReactNode;
}

const FORM = 'edit-employee';
/** The tab without a form of its own here. */
const DOCUMENTS = { key: 'documents', label: 'Documents' };

/** The six tabs of the Edit dialog (spec §2). */
export function EditForm(props: Props) {
  const { id, fields, isWhole, hasRole, kept, onChanges, onCancel, onSaved, onReload } = props;
  const tabs = useMemo(() => editTabs(hasRole), [hasRole]);
  const form = useEditForm({ id, tabs, fields, isWhole, kept, onSaved });
  const [active, setActive] = useState('personal');
  const focus = useFieldFocus(FORM);
  const draft = useDraft<FormValues>(`employee-${id}`, () => draftOf(form.changes));
  const tell = useEffectEvent(onChanges);
  useEffect(() => tell(form.changes), [form.changes]);

  const submitButton = useRef<HTMLButtonElement>(null);
  // It is disabled while it saves; Reload and the draft's buttons go once they are pressed.
  const keptFocus = useFocusFallback(() => submitButton.current);

  const showField = (name: string) => {
    setActive(tabOf(tabs, name) ?? active);
    focus(name);
  };
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    if (form.isSaving) return;
    const first = form.submit(showField);
    if (first !== undefined) showField(first);
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
      <Flex justify="end" gap="small" {...keptFocus}>
        <FormButtons ref={submitButton} isSaving={form.isSaving} onCancel={onCancel} />
      </Flex>
    </form>
  );
  const shown = tabs.find(({ key }) => key === active);
  return (
    <>
      <div {...keptFocus}>
        <DraftOffer draft={draft} onRestore={form.restore} />
        {form.isStale && <StaleNotice form={form} onReload={onReload} />}
      </div>
      <Tabbed tabs={[...tabs, DOCUMENTS]} active={active} onChange={setActive}>
        {shown ? panel(shown) : props.documents}
      </Tabbed>
    </>
  );
}

interface ButtonProps extends Pick<Props, 'onCancel'> {
  readonly ref: Ref<HTMLButtonElement>;
  readonly isSaving: boolean;
}

/** `ref` is that of the one that submits. */
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

/** Somebody else has saved the record meanwhile. */
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
