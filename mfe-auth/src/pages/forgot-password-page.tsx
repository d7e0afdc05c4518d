import { PublicFrame } from '../frame/public-frame.tsx';
import { ForgotForm } from '../recovery/forgot-form.tsx';
import { TEXTS } from '../recovery/texts.ts';

/** `/forgot-password` (spec §2, Password recovery). */
export function ForgotPasswordPage() {
  return (
    <PublicFrame title={TEXTS.forgotTitle} subtitle={TEXTS.forgotSubtitle}>
      <ForgotForm />
    </PublicFrame>
  );
}
