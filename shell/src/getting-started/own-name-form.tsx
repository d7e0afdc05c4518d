import { ownNameMutation } from '@rollcall/shared/calls';
import { NAME_RULES } from '@rollcall/shared/contract';
import { sessionStore, useSession } from '@rollcall/shared/session';
import { formOf } from '@rollcall/shared/ui';
import { useMutation } from '@tanstack/react-query';
import { Button, Input } from 'antd';
import { TEXTS } from './texts.ts';

interface Values {
  readonly firstName: string;
  readonly lastName: string;
}

const { Form, Field, useForm } = formOf<Values>();

/** The name of the administrator whom the first start created. The layout shows it at once. */
export function OwnNameForm() {
  const id = useSession(({ user }) => user?.id) ?? 0;
  const { mutateAsync, isPending } = useMutation(ownNameMutation(id));
  async function save({ firstName, lastName }: Values) {
    const changes = { firstName: firstName.trim(), lastName: lastName.trim() };
    await mutateAsync(changes);
    const { token, user, signIn } = sessionStore.getState();
    if (token !== null && user !== null) signIn({ token, employee: { ...user, ...changes } });
  }
  return (
    <div className="getting-started-name">
      <Form form={useForm()} name="own-name" onSubmit={save}>
        <div className="getting-started-names">
          <Field name="firstName" label={TEXTS.name.first} rule={NAME_RULES.firstName}>
            <Input autoComplete="given-name" />
          </Field>
          <Field name="lastName" label={TEXTS.name.last} rule={NAME_RULES.lastName}>
            <Input autoComplete="family-name" />
          </Field>
        </div>
        <Button htmlType="submit" disabled={isPending}>
          {isPending ? TEXTS.name.saving : TEXTS.name.save}
        </Button>
      </Form>
    </div>
  );
}
