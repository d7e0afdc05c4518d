import { Form as AntForm, type FormInstance } from 'antd';
import {
  type FormEvent,
  type ReactNode,
  useCallback,
  useEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { DraftOffer } from '../draft-offer.tsx';
import { controlId, type FieldPath, FormContext, inPageOrder, keyOf } from './form-context.ts';
import { forgetKept, useKeptInput } from './kept-input.ts';

export interface FormProps<Values extends object> {
  readonly form: FormInstance<Values>;
  /** Prefix of the ids of its controls, unique in the page. */
  readonly name: string;
  /** What it is about, where a page has such a form for several: kept input is offered for the same only. */
  readonly subject?: string | number | null | undefined;
  /** Accessible name. */
  readonly label?: string | undefined;
  readonly className?: string | undefined;
  readonly initialValues?: Partial<Values> | undefined;
  /** Whether only the rules of the specification apply, as on a base backend. */
  readonly specifiedOnly?: boolean | undefined;
  /** After a first attempt, checks all fields on each change. Otherwise an edited field only loses its error (spec §5). */
  readonly isLive?: boolean | undefined;
  /**
   * Called with all values when they are valid. Until the returned promise is settled, another submit is ignored. The
   * caller shows a rejection.
   */
  readonly onSubmit: (values: Values) => Promise<unknown> | undefined;
  /** From `useBeforeSubmit`. */
  readonly onSubmitCapture?: ((event: FormEvent) => void) | undefined;
  /** Called when the user changes a value. */
  readonly onEdit?: ((changes: Partial<Values>) => void) | undefined;
  /** Whether its page offers unsaved input (`useFormDraft`). Otherwise the form offers it, when its page failed to render. */
  readonly hasDraft?: boolean | undefined;
  /** Makes a field visible before it gets the focus, for example by opening its tab. */
  readonly onReveal?: ((field: string) => void) | undefined;
  readonly children: ReactNode;
}

/**
 * A form: antd's `Form`, which checks its fields on submit, shows all errors under their fields and focuses the first
 * one (design §13). Fields that are not rendered are not checked.
 */
export function Form<Values extends object>(props: FormProps<Values>) {
  const { form, name, label, className, specifiedOnly = false, children } = props;
  const [labels] = useState(() => new Map<string, string>());
  const show = useShowField(props);
  const context = useMemo(
    () => ({ name, specifiedOnly, labels, show }),
    [name, specifiedOnly, labels, show],
  );
  const edited = useEdited();
  const handlers = useHandlers(props, show, edited);
  return (
    <AntForm<Values>
      form={form}
      name={name}
      layout="vertical"
      // Disables the browser's own validation messages, which would cover ours.
      noValidate
      // `Field` marks required fields outside their label.
      requiredMark={false}
      validateTrigger={[]}
      {...(label !== undefined && { 'aria-label': label })}
      {...(className !== undefined && { className })}
      {...(props.initialValues && { initialValues: props.initialValues })}
      {...(props.onSubmitCapture && { onSubmitCapture: props.onSubmitCapture })}
      {...handlers}
    >
      <FormContext value={context}>
        {!props.hasDraft && (
          <KeptInput form={form} name={keptName(props)} edited={edited} onRestore={props.onEdit} />
        )}
        {children}
      </FormContext>
    </AntForm>
  );
}

/** Whether the user has changed a value since the form was opened or sent. */
interface Edited {
  is(): boolean;
  set(isEdited: boolean): void;
}

function useEdited(): Edited {
  const edited = useRef(false);
  const is = useCallback(() => edited.current, []);
  const set = useCallback((isEdited: boolean) => {
    edited.current = isEdited;
  }, []);
  return { is, set };
}

interface KeptInputProps<Values extends object> {
  readonly form: FormInstance<Values>;
  readonly name: string;
  readonly edited: Edited;
  readonly onRestore: FormProps<Values>['onEdit'];
}

/** Identifies the input of a form whose page does not offer it. */
const keptName = ({
  name,
  label,
  subject,
}: Pick<FormProps<object>, 'name' | 'label' | 'subject'>) =>
  [location.pathname, name, label, subject].join(' ');

/** Offers the input with which the page failed before. */
function KeptInput<Values extends object>(props: KeptInputProps<Values>) {
  const { form, name, edited, onRestore } = props;
  const read = (): Values | undefined => (edited.is() ? form.getFieldsValue(true) : undefined);
  const kept = useKeptInput(name, read);
  const restore = (values: Values) => {
    edited.set(true);
    form.setFieldsValue(values as Parameters<typeof form.setFieldsValue>[0]);
    onRestore?.(values);
  };
  return <DraftOffer draft={kept} onRestore={restore} />;
}

/** What the form does when a value changes, and when its fields are valid or not. */
function useHandlers<Values extends object>(
  { form, name, label, subject, isLive, onEdit, onSubmit }: FormProps<Values>,
  show: (path: FieldPath) => void,
  edited: Edited,
) {
  const hasTried = useRef(false);
  const isSubmitting = useRef(false);
  const free = (isDone: boolean, sent: string) => {
    isSubmitting.current = false;
    // What is typed next is another form.
    if (!isDone) return;
    hasTried.current = false;
    edited.set(false);
    forgetKept(sent);
  };
  return {
    onValuesChange(changes: Partial<Values>) {
      edited.set(true);
      if (isLive && hasTried.current) form.validateFields().catch(ignoreErrors);
      else clearErrors(form, Object.keys(changes));
      onEdit?.(changes);
    },
    onFinish() {
      hasTried.current = true;
      if (isSubmitting.current) return;
      isSubmitting.current = true;
      // Before a successful answer leads to another page.
      const sent = keptName({ name, label, subject });
      Promise.resolve(onSubmit(form.getFieldsValue(true))).then(
        () => free(true, sent),
        () => free(false, sent),
      );
    },
    onFinishFailed({ errorFields }: { errorFields: readonly { name: FieldPath }[] }) {
      hasTried.current = true;
      const [first] = inPageOrder(name, errorFields);
      if (first) show(first.name);
    },
  };
}

/** Focuses a field after it was made visible. */
function useShowField<Values extends object>({ name, onReveal }: FormProps<Values>) {
  const [target, setTarget] = useState<{ readonly path: FieldPath }>();
  // Runs after the commit in which the field's tab opened.
  useEffect(() => {
    if (target) document.getElementById(controlId(name, target.path))?.focus();
  }, [name, target]);
  const reveal = useRef(onReveal);
  useEffect(() => {
    reveal.current = onReveal;
  });
  return useCallback((path: FieldPath) => {
    reveal.current?.(keyOf(path));
    setTarget({ path });
  }, []);
}

function clearErrors<Values extends object>(form: FormInstance<Values>, names: string[]): void {
  const broken = names.filter((name) => form.getFieldError(name as never).length > 0);
  const fields = broken.map((name) => ({ name, errors: [] }));
  form.setFields(fields as unknown as Parameters<typeof form.setFields>[0]);
}

/** The fields show their errors themselves. */
const ignoreErrors = () => undefined;
