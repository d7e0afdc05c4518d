import { PublicLayout } from '../layout/public-layout.tsx';
import { ForgotForm } from '../recovery/forgot-form.tsx';
import { TEXTS } from '../recovery/texts.ts';

/** `/forgot-password` (spec §2, Password recovery). */
export function ForgotPasswordPage() {
  return (
    <PublicLayout title={TEXTS.forgotTitle} subtitle={TEXTS.forgotSubtitle}>
      <ForgotForm />
    </PublicLayout>
  );
}
