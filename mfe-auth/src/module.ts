import { defineModule } from '@rollcall/shared/module';
import { lazy } from 'react';
import { LoginPage } from './pages/login-page.tsx';

// Lazy, because most users only sign in and should not wait for the other pages.
const ForgotPasswordPage = lazy(async () => ({
  default: (await import('./pages/forgot-password-page.tsx')).ForgotPasswordPage,
}));
const VerifyOtpPage = lazy(async () => ({
  default: (await import('./pages/verify-otp-page.tsx')).VerifyOtpPage,
}));
const ResetPasswordPage = lazy(async () => ({
  default: (await import('./pages/reset-password-page.tsx')).ResetPasswordPage,
}));
const RegisterPage = lazy(async () => ({
  default: (await import('./pages/register-page.tsx')).RegisterPage,
}));
const VerifyEmailPage = lazy(async () => ({
  default: (await import('./pages/verify-email-page.tsx')).VerifyEmailPage,
}));
const ProfilePage = lazy(async () => ({
  default: (await import('./pages/profile-page.tsx')).ProfilePage,
}));

export default defineModule({
  routes: [
    { path: '/login', Component: LoginPage },
    { path: '/forgot-password', Component: ForgotPasswordPage },
    { path: '/verify-otp', Component: VerifyOtpPage },
    { path: '/reset-password', Component: ResetPasswordPage },
    { path: '/register', Component: RegisterPage },
    { path: '/verify-email', Component: VerifyEmailPage },
    { path: '/my/profile', Component: ProfilePage },
  ],
});
