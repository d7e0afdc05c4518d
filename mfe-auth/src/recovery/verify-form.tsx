import { verifyCode } from '@rollcall/shared/calls';
import { OTP_LENGTH, plainDigits } from '@rollcall/shared/domain';
import { ApiError } from '@rollcall/shared/transport';
import { PageLink, useKeptState } from '@rollcall/shared/ui';
import { useMutation } from '@tanstack/react-query';
import { Alert, Button, Flex, Input } from 'antd';
import { type ComponentRef, type Ref, useEffect, useRef } from 'react';
import { ResendButton } from './resend-button.tsx';
import { TEXTS } from './texts.ts';
import { useStage } from './use-stage.ts';

interface Props {
  readonly email: string;
  readonly sentAt: number;
}

/** The four boxes of the code (spec §2, spec §5). Four digits are needed to submit. */
export function VerifyForm({ email, sentAt }: Props) {
  const goToNextStage = useStage();
  const [code, setCode, forgetCode] = useKeptState('code', '');
  const input = useRef<ComponentRef<typeof Input.OTP>>(null);
  // The code is the page's only input.
  useEffect(() => input.current?.focus(), []);
  const { mutate, isPending, error, reset } = useMutation({
    mutationFn: (otpCode: string) => verifyCode({ email, otpCode }),
    onSuccess: (resetToken) => {
      forgetCode();
      goToNextStage('/reset-password', { resetToken });
    },
    onError: () => {
      forgetCode();
      input.current?.focus();
    },
  });
  const canSubmit = code.length === OTP_LENGTH && !isPending;
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        if (canSubmit) mutate(code);
      }}
    >
      {error && <Problem error={error} />}
      <CodeBoxes
        ref={input}
        value={code}
        onChange={(digits) => {
          setCode(digits);
          if (error) reset();
        }}
      />
      <Button type="primary" size="large" htmlType="submit" block disabled={!canSubmit}>
        {TEXTS.verify}
      </Button>
      <Flex justify="space-between" align="center" wrap style={{ marginTop: 16 }}>
        <span>
          <ResendButton email={email} sentAt={sentAt} />
        </span>
        <PageLink to="/forgot-password">{TEXTS.startOver}</PageLink>
      </Flex>
    </form>
  );
}

const Problem = ({ error }: { readonly error: Error }) => (
  <Alert type="error" showIcon role="alert" title={messageOf(error)} style={{ marginBottom: 16 }} />
);

interface CodeProps {
  readonly ref: Ref<ComponentRef<typeof Input.OTP>>;
  /** Plain digits, one per box. */
  readonly value: string;
  readonly onChange: (value: string) => void;
}

function CodeBoxes({ ref, value, onChange }: CodeProps) {
  return (
    <fieldset style={{ margin: 0, padding: 0, border: 0 }} aria-label={TEXTS.code}>
      <Flex justify="center" style={{ marginBottom: 24 }}>
        <Input.OTP
          length={OTP_LENGTH}
          size="large"
          type="tel"
          inputMode="numeric"
          autoComplete="one-time-code"
          ref={ref}
          formatter={plainDigits}
          value={value}
          // Called on every change, not only when all boxes are full.
          onInput={(boxes) => onChange(boxes.join(''))}
        />
      </Flex>
    </fieldset>
  );
}

/** All errors have the same message (spec §8), except a response without a reset token (spec §5). */
function messageOf(error: Error): string {
  const isIncomplete = error instanceof ApiError && error.status === 200;
  return isIncomplete ? error.message : TEXTS.invalidCode;
}
