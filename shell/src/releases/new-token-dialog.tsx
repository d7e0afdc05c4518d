import { lineRule, required } from '@rollcall/shared/domain';
import { isModuleName } from '@rollcall/shared/module';
import {
  CheckboxField,
  Current,
  Dialog,
  DraftOffer,
  FormErrors,
  formOf,
  ServerErrors,
  useFormDraft,
} from '@rollcall/shared/ui';
import { useQuery } from '@tanstack/react-query';
import { Alert, Button, Checkbox, Flex, Input, InputNumber } from 'antd';
import { useState } from 'react';
import { CreatedToken } from './created-token.tsx';
import { entriesOf } from './entries.ts';
import { type Created, createTokenMutation, releasesQuery } from './release-calls.ts';
import { TEXTS as COMMON } from './texts.ts';
import { TOKEN_TEXTS as TEXTS } from './token-texts.ts';
import { useChange } from './use-change.ts';

interface Values {
  readonly title: string;
  /** Of those that the console has. */
  readonly modules: readonly string[];
  /** Names that it does not have yet, separated by commas or spaces. */
  readonly others: string;
  readonly mayPublish: boolean;
  readonly mayPoint: boolean;
  readonly days: number;
}

const { Form, Field, useForm } = formOf<Values>();

/** The rules of `npm run token` (decision 071); the server checks them again. */
const TITLE = required(lineRule('Title', 100));
const MAX_DAYS = { read: 365, point: 90 } as const;

const INITIAL: Values = {
  title: '',
  modules: [],
  others: '',
  mayPublish: false,
  mayPoint: false,
  days: 90,
};

interface Props {
  /** The token that was just created. */
  readonly created: Created | undefined;
  readonly onCreated: (token: Created) => void;
  readonly onClose: () => void;
}

/** Creates a deploy token, then shows its text, once. */
export function NewTokenDialog({ created, onCreated, onClose }: Props) {
  const [hasTriedToClose, setTriedToClose] = useState(false);
  return (
    <Dialog
      title={created ? TEXTS.createdTitle : TEXTS.create}
      size="md"
      // Escape must not lose what cannot be shown again.
      onClose={created ? () => setTriedToClose(true) : onClose}
    >
      {created ? (
        <CreatedToken token={created} hasTriedToClose={hasTriedToClose} onClose={onClose} />
      ) : (
        <TokenForm onCreated={onCreated} onClose={onClose} />
      )}
    </Dialog>
  );
}

const namesIn = (others: string) => others.split(/[\s,]+/).filter(Boolean);

function TokenForm({ onCreated, onClose }: Omit<Props, 'created'>) {
  const form = useForm();
  const draft = useFormDraft<Values>('deploy-token', { untouched: INITIAL });
  const { mutateAsync, isPending, error } = useChange(createTokenMutation(TEXTS.created));
  const create = async ({ modules, others, ...values }: Values) => {
    const names = [...modules, ...namesIn(others)];
    const created = await mutateAsync({ ...values, modules: names });
    draft.keep(undefined);
    onCreated(created);
  };
  const restore = (values: Values) => {
    form.setFieldsValue(values);
    draft.keep(values);
  };
  return (
    <Form
      form={form}
      name="deploy-token"
      label={TEXTS.create}
      initialValues={INITIAL}
      hasDraft
      onEdit={() => draft.keep(form.getFieldsValue(true))}
      onSubmit={create}
    >
      <DraftOffer draft={draft.offer} onRestore={restore} />
      <ServerErrors errors={error?.fields} />
      <FormErrors />
      <Fields />
      {error && error.fields.length === 0 && (
        <Alert
          type="error"
          showIcon
          role="alert"
          title={error.message}
          style={{ marginBottom: 16 }}
        />
      )}
      <Flex justify="end" gap="small">
        <Button onClick={onClose}>{COMMON.cancel}</Button>
        <Button type="primary" htmlType="submit" aria-disabled={isPending}>
          {isPending ? TEXTS.creating : TEXTS.create}
        </Button>
      </Flex>
    </Form>
  );
}

function Fields() {
  const { data } = useQuery(releasesQuery());
  const names = data ? entriesOf(data).map(({ name }) => name) : [];
  return (
    <>
      <Field name="title" label={TEXTS.fields.title} rule={TITLE} hint={TEXTS.titleHint}>
        <Input autoComplete="off" />
      </Field>
      <Current<Values>>
        {({ others }) => (
          <Field
            name="modules"
            label={TEXTS.fields.modules}
            isGroup
            check={(chosen) => {
              const isAny = (chosen as Values['modules']).length > 0 || namesIn(others).length > 0;
              return isAny ? undefined : TEXTS.noModules;
            }}
          >
            <Checkbox.Group
              // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- antd draws the element
              role="group"
              aria-label={TEXTS.fields.modules}
              options={names}
              style={{ rowGap: 8 }}
            />
          </Field>
        )}
      </Current>
      <Field name="others" label={TEXTS.fields.others} hint={TEXTS.othersHint} check={checkNames}>
        <Input autoComplete="off" />
      </Field>
      <CheckboxField name="mayPublish" label={TEXTS.mayPublish} />
      <CheckboxField name="mayPoint" label={TEXTS.mayPoint} />
      <Current<Values>>
        {({ mayPoint }) => <DaysField max={MAX_DAYS[mayPoint ? 'point' : 'read']} />}
      </Current>
    </>
  );
}

function checkNames(others: unknown): string | undefined {
  const wrong = namesIn(String(others)).find((name) => !isModuleName(name));
  return wrong === undefined ? undefined : TEXTS.badName(wrong);
}

function DaysField({ max }: { readonly max: number }) {
  const check = (days: unknown) =>
    typeof days === 'number' && days >= 1 && days <= max ? undefined : TEXTS.badDays(max);
  return (
    <Field name="days" label={TEXTS.fields.days} hint={TEXTS.daysHint(max)} check={check}>
      <InputNumber precision={0} />
    </Field>
  );
}
