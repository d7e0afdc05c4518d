import type { ReactNode } from 'react';

interface Props {
  readonly id: string;
  readonly label: string;
  readonly error: string | undefined;
  readonly children: ReactNode;
}

/** Label, control and error of a field, as `Field` of the other forms draws them. */
export function Field({ id, label, error, children }: Props) {
  return (
    <div className={error === undefined ? 'login-field' : 'login-field login-field-invalid'}>
      <label id={`${id}_label`} htmlFor={id} title={label}>
        {label}
      </label>
      {children}
      {error !== undefined && (
        <div id={`${id}_help`} className="login-field-error">
          {error}
        </div>
      )}
    </div>
  );
}

/** The attributes of a field's input. */
export const inputOf = (id: string, error: string | undefined) =>
  ({
    id,
    name: id,
    className: 'login-input',
    'aria-required': true,
    ...(error !== undefined && { 'aria-invalid': true, 'aria-describedby': `${id}_help` }),
  }) as const;
