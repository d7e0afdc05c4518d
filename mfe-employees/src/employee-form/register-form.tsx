import { createEmployeeMutation, makeIdempotencyKeys } from '@rollcall/shared/calls';
import { useCapability, usePageContext } from '@rollcall/shared/session';
import { ApiError } from '@rollcall/shared/transport';
import {
  controlId,
  DraftOffer,
  type FieldError,
  FormErrors,
  formOf,
  ServerErrors,
  useBeforeSubmit,
  useFocusFallback,
} from '@rollcall/shared/ui';
import { useListParameters } from '@rollcall/shared/url';
import { useMutation } from '@tanstack/react-query';
import { Alert, Button, Flex } from 'antd';
import { type Ref, useEffect, useRef, useState } from 'react';
import { type EmployeeValues, type FormTab, fieldsOf, tabOf } from './employee-field.ts';
import { FieldGroups } from './field-groups.tsx';
import { emptyFile, FILE_INPUTS, FileInputs } from './file-inputs.tsx';
import {
  EMPTY_REGISTRATION,
  type RegistrationFiles,
  registrationBody,
} from './registration-body.ts';
import { Tabbed } from './tabbed.tsx';
import { REGISTER_TABS } from './tabs.ts';
import { TEXTS } from './texts.ts';
import { useRegistrationInput } from './use-registration-input.ts';

const { Form, useForm } = formOf<EmployeeValues>();

interface Props {
  readonly onCancel: () => void;
  readonly onRegistered: () => void;
}

const FORM = 'register';
const KEYS = REGISTER_TABS.map(({ key }) => key);

/** The form with which an administrator registers an employee (spec §2, Admin register form). */
export function RegisterForm({ onCancel, onRegistered }: Props) {
  const isFull = useCapability('register.full');
  const isBase = usePageContext(({ capabilities }) => capabilities === null);
  const input = useRegistrationInput();
  const { form, files, forgetAnd } = input;
  const { active, setActive, goTo, hasAttempted, onSubmitCapture } = useSteps(form);
  const showFile = useShowFile(() => setActive('documents'));
  const { send, error, isPending, refused } = useSend({ isFull, files, showFile });
  const submitButton = useRef<HTMLButtonElement>(null);
  // Submit is disabled while it saves, Previous and Next at the ends; the draft's buttons disappear when pressed.
  const focusFallback = useFocusFallback(() => submitButton.current);
  return (
    <div {...focusFallback}>
      <DraftOffer draft={input.offer} onRestore={input.restore} note={input.offerNote} />
      <Form
        hasDraft
        form={form}
        name={FORM}
        label={TEXTS.register}
        initialValues={EMPTY_REGISTRATION}
        specifiedOnly={isBase}
        onSubmitCapture={onSubmitCapture}
        onEdit={input.edit}
        onSubmit={(values) => send(values).then(forgetAnd(onRegistered))}
        onReveal={(name) => setActive(tabOf(REGISTER_TABS, name) ?? active)}
      >
        <FormErrors />
        <Failure error={error} />
        {!isFull && <p>{TEXTS.personalOnly}</p>}
        <Tabbed tabs={REGISTER_TABS} active={active} onChange={goTo}>
          {(panel) =>
            REGISTER_TABS.filter(({ key }) => hasAttempted || key === active).map((tab) => (
              <div key={tab.key} {...panel(tab.key)}>
                <TabFields {...{ tab, isFull, files, refused }} onFiles={input.attach} />
              </div>
            ))
          }
        </Tabbed>
        <Flex wrap justify="space-between" gap="small">
          <StepButtons index={KEYS.indexOf(active)} onGo={goTo} />
          <FormButtons ref={submitButton} isSaving={isPending} onCancel={forgetAnd(onCancel)} />
        </Flex>
      </Form>
    </div>
  );
}

interface TabProps {
  readonly tab: FormTab;
  readonly isFull: boolean;
  readonly files: RegistrationFiles;
  readonly refused: readonly FieldError[];
  readonly onFiles: (files: RegistrationFiles) => void;
}

function TabFields({ tab: { key, groups }, isFull, files, refused, onFiles }: TabProps) {
  return (
    <>
      {key === 'personal' && isFull && <p>{TEXTS.withoutPassword}</p>}
      <FieldGroups groups={groups} />
      {key === 'documents' && (
        <FileInputs
          files={files}
          refused={refused}
          onAttach={(name, file) => onFiles({ ...files, [name]: file })}
        />
      )}
    </>
  );
}

interface SendOptions {
  readonly isFull: boolean;
  readonly files: RegistrationFiles;
  readonly showFile: (name: string) => void;
}

/** Registers the employee, unless a file is empty. A file that is empty or refused is shown. */
function useSend({ isFull, files, showFile }: SendOptions) {
  const isBase = usePageContext(({ capabilities }) => capabilities === null);
  const [keyOf] = useState(makeIdempotencyKeys);
  const { mutateAsync, error, isPending, variables } = useMutation({
    ...createEmployeeMutation(isBase ? undefined : keyOf),
    onError: (failure) =>
      refusedFiles(failure)
        .slice(0, 1)
        .forEach(({ field }) => showFile(field)),
  });
  async function send(values: EmployeeValues): Promise<void> {
    const empty = isFull ? emptyFile(files) : undefined;
    if (empty === undefined)
      return void (await mutateAsync(registrationBody(values, files, isFull)));
    showFile(empty);
    throw new Error(`The file ${empty} is empty`);
  }
  return { send, error, isPending, refused: refusedFiles(error, files, variables) };
}

/** Opens the tab of the files and focuses one. */
function useShowFile(openTab: () => void) {
  const [shown, setShown] = useState<{ readonly name: string }>();
  // Once the tab is open.
  useEffect(() => {
    if (shown) document.getElementById(shown.name)?.focus();
  }, [shown]);
  return (name: string) => {
    openTab();
    setShown({ name });
  };
}

/** What the server refused of the chosen files; of a file that was replaced since nothing. */
function refusedFiles(
  error: Error | null,
  files?: RegistrationFiles,
  sent?: object,
): readonly FieldError[] {
  const fields = error instanceof ApiError ? error.fields : [];
  const isFile = (field: string) => FILE_INPUTS.some(({ name }) => name === field);
  const isSame = (field: string) =>
    !files || (sent as RegistrationFiles | undefined)?.[field] === files[field];
  return fields.filter(({ field }) => isFile(field) && isSame(field));
}

interface ButtonProps {
  readonly ref: Ref<HTMLButtonElement>;
  readonly isSaving: boolean;
  readonly onCancel: () => void;
}

/** `ref` is set to the submit button. */
function FormButtons({ ref, isSaving, onCancel }: ButtonProps) {
  return (
    <Flex gap="small">
      <Button onClick={onCancel}>{TEXTS.cancel}</Button>
      <Button ref={ref} type="primary" htmlType="submit" disabled={isSaving}>
        {isSaving ? TEXTS.registering : TEXTS.register}
      </Button>
    </Flex>
  );
}

/** The open tab, which is in the URL. Once a submit was tried, a tab can be left only when it is valid (spec §4). */
function useSteps(form: ReturnType<typeof useForm>) {
  const { filter, showOpen } = useListParameters();
  const [active, setTab] = useState(
    () => KEYS.find((key) => key === filter('tab')) ?? KEYS[0] ?? '',
  );
  const setActive = (key: string) => {
    setTab(key);
    showOpen({ tab: key === KEYS[0] ? undefined : key }, { replace: true });
  };
  // Fields that are not rendered are not checked.
  const [hasAttempted, setHasAttempted] = useState(false);
  return {
    active,
    setActive,
    hasAttempted,
    onSubmitCapture: useBeforeSubmit(form, () => setHasAttempted(true)),
    goTo: (key: string | undefined) => {
      if (key === undefined) return;
      if (!hasAttempted) {
        setActive(key);
        return;
      }
      const names = fieldsOf(REGISTER_TABS.filter((tab) => tab.key === active)).map(
        ({ name }) => name,
      );
      form.validateFields(names).then(
        () => setActive(key),
        ({ errorFields: [first] }: { errorFields: readonly { name: string[] }[] }) =>
          first && document.getElementById(controlId(FORM, first.name))?.focus(),
      );
    },
  };
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

/** What the server said: under the fields, and in the banner (spec §8). */
function Failure({ error }: { readonly error: Error | null }) {
  if (!error) return <ServerErrors errors={undefined} />;
  return (
    <>
      <ServerErrors errors={error instanceof ApiError ? error.fields : undefined} />
      <Alert type="error" showIcon role="alert" title={error.message} />
    </>
  );
}
