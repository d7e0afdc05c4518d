import { RESET_PASSWORD_RULE, type ResetPasswordInput } from '@rollcall/shared/contract';
import { reworded } from '@rollcall/shared/domain';
import { formOf, PasswordInput } from '@rollcall/shared/ui';
import { TEXTS } from './texts.ts';

export type Passwords = Omit<ResetPasswordInput, 'ref'>;

const { Field } = formOf<Passwords>();

const RULE = reworded(RESET_PASSWORD_RULE, TEXTS.passwordShort);

interface Props {
  readonly label: string;
  readonly passwordOf: () => string | undefined;
}

/** A new password and its confirmation (spec §5). */
export function PasswordFields({ label, passwordOf }: Props) {
  return (
    <>
      <Field name="password" label={label} rule={RULE}>
        <PasswordInput
          size="large"
          autoComplete="new-password"
          placeholder={TEXTS.passwordPlaceholder}
        />
      </Field>
      <Field
        name="confirmPassword"
        label={TEXTS.confirm}
        check={(confirmation) =>
          (confirmation ?? '') === (passwordOf() ?? '') ? undefined : TEXTS.mismatch
        }
      >
        <PasswordInput size="large" autoComplete="new-password" />
      </Field>
    </>
  );
}
