import type { Fields } from '@rollcall/shared/calls';
import { useExtensions } from '@rollcall/shared/session';
import {
  DraftOffer,
  FormErrors,
  formOf,
  ServerErrors,
  useBeforeSubmit,
  useFocusFallback,
} from '@rollcall/shared/ui';
import { Alert, Button, Flex } from 'antd';
import { type ReactNode, type Ref, useMemo, useRef, useState } from 'react';
import { type EmployeeValues, type FormTab, tabOf } from './employee-field.ts';
import { FieldGroups } from './field-groups.tsx';
import { Tabbed } from './tabbed.tsx';
import { editTabs, type OwnFields } from './tabs.ts';
import { TEXTS } from './texts.ts';
import { useEditForm } from './use-edit-form.ts';

const { Form } = formOf<EmployeeValues>();

interface Props {
  readonly id: number;
  readonly fields: Fields;
  /** Whether the record is complete, as from our own server. */
  readonly isComplete: boolean;
  readonly ownFields: OwnFields;
  /** The tab in the URL; called when another one is opened. */
  readonly tab: string | undefined;
  readonly onTab: (key: string) => void;
  readonly onCancel: () => void;
  readonly onSaved: (changes: EmployeeValues) => void;
  /** Reloads the record; resolves when it has loaded. */
  readonly onReload: () => Promise<unknown>;
  /** Shown on the Personal tab. */
  readonly photo: ReactNode;
  /** Shown below the fields of the tab Work Info, given the saved values. */
  readonly renderWorkHistory: (saved: EmployeeValues) => ReactNode;
  /** The Documents tab. */
  readonly documents: ReactNode;
}

type Edited = ReturnType<typeof useEditForm>;

const DOCUMENTS = { key: 'documents', label: 'Documents' };

/** The six tabs of the Edit dialog (spec §2), then those of other modules (decision 074). */
export function EditForm(props: Props) {
  const { isComplete, ownFields, onCancel, onReload } = props;
  const tabs = useMemo(() => editTabs(ownFields), [ownFields]);
  const edited = useEditForm({ ...props, tabs });
  const extensions = useExtensions('employee.tab');
  const all = [...tabs, DOCUMENTS, ...extensions.map(({ key, title }) => ({ key, label: title }))];
  const { active, setActive, isRendered, ...tabHandlers } = useOpenTab(tabs, edited.form, {
    ...props,
    all,
  });
  const added = extensions.find(({ key }) => key === active);
  const submitButton = useRef<HTMLButtonElement>(null);
  // The button is disabled while it saves; Reload and the draft's buttons disappear when pressed.
  const focusFallback = useFocusFallback(() => submitButton.current);
  const drawFields = (panel: Panel) => (
    <FieldTabs
      {...{ tabs, edited, isRendered, tabHandlers, submitButton, panel }}
      isComplete={isComplete}
      photo={props.photo}
      renderWorkHistory={props.renderWorkHistory}
      focusFallback={focusFallback}
      onCancel={() => edited.discard(onCancel)}
    />
  );
  return (
    <>
      <div {...focusFallback}>
        <Notices form={edited} onReload={onReload} />
      </div>
      <Tabbed tabs={all} active={active} onChange={setActive}>
        {(panel) => (
          <>
            <div hidden={!tabs.some(({ key }) => key === active)}>{drawFields(panel)}</div>
            {active === DOCUMENTS.key && <div {...panel(active)}>{props.documents}</div>}
            {added && (
              <div {...panel(active)}>
                <added.Content key={added.key} employeeId={props.id} />
              </div>
            )}
          </>
        )}
      </Tabbed>
    </>
  );
}

type Panel = (key: string) => object;

interface FieldTabsProps
  extends Pick<Props, 'isComplete' | 'photo' | 'renderWorkHistory' | 'onCancel'> {
  readonly tabs: readonly FormTab[];
  readonly edited: Edited;
  readonly isRendered: (tab: FormTab) => boolean;
  readonly tabHandlers: object;
  readonly submitButton: Ref<HTMLButtonElement>;
  readonly focusFallback: object;
  readonly panel: Panel;
}

/** The tabs with fields: one form. */
function FieldTabs({
  tabs,
  edited,
  isRendered,
  tabHandlers,
  submitButton,
  panel,
  onCancel,
  ...props
}: FieldTabsProps) {
  return (
    <Form
      hasDraft
      form={edited.form}
      name="edit-employee"
      initialValues={edited.initialValues}
      specifiedOnly={!props.isComplete}
      onEdit={edited.edit}
      onSubmit={edited.submit}
      {...tabHandlers}
    >
      <FormErrors />
      <ServerErrors errors={edited.refused} />
      {tabs.filter(isRendered).map(({ key, groups }) => (
        <div key={key} {...panel(key)}>
          {key === 'personal' && props.photo}
          <FieldGroups groups={groups} mayBeEmpty={edited.mayBeEmpty} />
          {key === 'work' && props.renderWorkHistory(edited.saved)}
        </div>
      ))}
      <Flex justify="end" gap="small" {...props.focusFallback}>
        <FormButtons ref={submitButton} isSaving={edited.isSaving} onCancel={onCancel} />
      </Flex>
    </Form>
  );
}

/** The open tab. The others are rendered from the first attempt on: fields that are not rendered are not checked. */
function useOpenTab(
  tabs: readonly FormTab[],
  form: Edited['form'],
  {
    tab,
    onTab,
    all,
  }: Pick<Props, 'tab' | 'onTab'> & { readonly all: readonly { readonly key: string }[] },
) {
  const [active, setTab] = useState(() =>
    all.some(({ key }) => key === tab) ? String(tab) : 'personal',
  );
  const setActive = (key: string) => {
    setTab(key);
    onTab(key);
  };
  const [hasAttempted, setHasAttempted] = useState(false);
  return {
    active,
    setActive,
    isRendered: ({ key }: FormTab) => hasAttempted || key === active,
    onSubmitCapture: useBeforeSubmit(form, () => setHasAttempted(true)),
    onReveal: (name: string) => setActive(tabOf(tabs, name) ?? active),
  };
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
  readonly form: Edited;
}

/** Offers a draft, and says when the record is stale. */
function Notices({ form, onReload }: StaleProps) {
  const [isReloaded, setReloaded] = useState(false);
  return (
    <>
      <DraftOffer
        draft={form.offer}
        onRestore={form.restore}
        note={form.offer?.isPartial ? TEXTS.partialDraft : undefined}
      />
      {form.isStale ? (
        <StaleNotice form={form} onReload={onReload} onReloaded={() => setReloaded(true)} />
      ) : (
        isReloaded && (
          <output>
            <Alert type="success" showIcon role="presentation" title={TEXTS.reloaded} />
          </output>
        )
      )}
    </>
  );
}

/** Shown when another administrator has saved the record in the meantime. */
function StaleNotice({ form, onReload, onReloaded }: StaleProps & { onReloaded: () => void }) {
  return (
    <Alert
      type="warning"
      showIcon
      title={form.staleMessage}
      action={
        <Button
          size="small"
          onClick={async () => {
            await onReload();
            form.refreshed();
            onReloaded();
          }}
        >
          {TEXTS.reload}
        </Button>
      }
    />
  );
}
