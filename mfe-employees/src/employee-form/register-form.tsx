import { useDraft } from '@rollcall/shared/session';
import { DraftOffer, useFocusFallback } from '@rollcall/shared/ui';
import { Alert, Button, Flex } from 'antd';
import { type FormEvent, useRef, useState } from 'react';
import { FieldGrid } from './field-grid.tsx';
import { FileInputs } from './file-inputs.tsx';
import { type FormTab, type FormValues, tabOf } from './form-field.ts';
import { Tabbed } from './tabbed.tsx';
import { REGISTER_TABS } from './tabs.ts';
import { TEXTS } from './texts.ts';
import { useFieldFocus } from './use-field-focus.ts';
import { useRegistrationForm } from './use-registration-form.ts';
import { withoutSecretChanges } from './without-secret-changes.ts';

interface Props {
  readonly onCancel: () => void;
  readonly onRegistered: () => void;
}

const FORM = 'register';
const KEYS = REGISTER_TABS.map(({ key }) => key);

/** The form with which an administrator registers an employee (spec §2, Admin register form). */
export function RegisterForm({ onCancel, onRegistered }: Props) {
  const form = useRegistrationForm(onRegistered);
  const [active, setActive] = useState(KEYS[0] ?? '');
  const focus = useFieldFocus(FORM);
  const draft = useDraft<FormValues>('employee-register', () => withoutSecretChanges(form.changes));

  const showField = (name: string) => {
    setActive(tabOf(REGISTER_TABS, name) ?? active);
    focus(name);
  };
  const goTo = (key: string | undefined) => {
    const invalidField = form.validateBeforeLeaving(active);
    if (invalidField !== undefined) focus(invalidField);
    else if (key !== undefined) setActive(key);
  };
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    if (form.isSaving) return;
    const invalidField = form.submit(showField);
    if (invalidField !== undefined) showField(invalidField);
  };
  const submitButton = useRef<HTMLButtonElement>(null);
  // Submit is disabled while it saves, Previous and Next at the ends; the draft's buttons disappear when pressed.
  const focusFallback = useFocusFallback(() => submitButton.current);
  const index = KEYS.indexOf(active);
  const activeTab = REGISTER_TABS[index];
  return (
    <form noValidate onSubmit={onSubmit} aria-label={TEXTS.register} {...focusFallback}>
      <DraftOffer draft={draft} onRestore={form.restore} />
      {form.failure !== undefined && (
        <Alert type="error" showIcon role="alert" title={form.failure} />
      )}
      {!form.isFull && <p>{TEXTS.personalOnly}</p>}
      <Tabbed tabs={REGISTER_TABS} active={active} onChange={goTo}>
        {activeTab && <TabFields tab={activeTab} form={form} />}
      </Tabbed>
      <Flex wrap justify="space-between" gap="small">
        <StepButtons index={index} onGo={goTo} />
        <Flex gap="small">
          <Button onClick={onCancel}>{TEXTS.cancel}</Button>
          <Button ref={submitButton} type="primary" htmlType="submit" disabled={form.isSaving}>
            {form.isSaving ? TEXTS.registering : TEXTS.register}
          </Button>
        </Flex>
      </Flex>
    </form>
  );
}

interface TabProps {
  readonly tab: FormTab;
  readonly form: ReturnType<typeof useRegistrationForm>;
}

function TabFields({ tab: { key, groups }, form }: TabProps) {
  return (
    <>
      {key === 'personal' && form.isFull && <p>{TEXTS.withoutPassword}</p>}
      <FieldGrid
        groups={groups}
        form={FORM}
        values={form.values}
        errors={form.errors}
        onChange={form.change}
      />
      {key === 'documents' && <FileInputs files={form.files} onAttach={form.attach} />}
    </>
  );
}

/** Buttons to the tabs before and after the one at `index`. */
function StepButtons({ index, onGo }: { index: number; onGo: (key: string | undefined) => void }) {
  return (
    <Flex gap="small">
      <Button disabled={index === 0} onClick={() => onGo(KEYS[index - 1])}>
        {TEXTS.previous}
      </Button>
      <Button disabled={index === KEYS.length - 1} onClick={() => onGo(KEYS[index + 1])}>
        {TEXTS.next}
      </Button>
    </Flex>
  );
}
