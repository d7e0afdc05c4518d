import { forgotPassword, setPassword, verifyOtpCode } from '@rollcall/shared/contract';
import { sessionStore } from '@rollcall/shared/session';
import { renderPage, serveContract } from '@rollcall/shared/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import { ForgotPasswordPage } from './forgot-password-page.tsx';
import { LoginPage } from './login-page.tsx';
import { ResetPasswordPage } from './reset-password-page.tsx';
import { VerifyOtpPage } from './verify-otp-page.tsx';

const PAGES = [
  { path: '/login', Component: LoginPage },
  { path: '/forgot-password', Component: ForgotPasswordPage },
  { path: '/verify-otp', Component: VerifyOtpPage },
  { path: '/reset-password', Component: ResetPasswordPage },
];

const server = serveContract();
const ADDRESS = 'ada@rollcall.example';
const REF = 'the-reset-token';
const sent = { status: true, message: 'Sent' };

const open = async (path: string) => {
  const page = renderPage(PAGES, { server, path });
  await screen.findByRole('heading', { level: 1 });
  return page;
};
type Page = Awaited<ReturnType<typeof open>>;

const boxes = () =>
  within(screen.getByRole('group', { name: 'One-time code' })).getAllByRole('textbox');
const verifyButton = () => screen.getByRole('button', { name: 'Verify' });
const heading = (name: string) => screen.findByRole('heading', { level: 1, name });
const forgot = () => sessionStore.getState().forgot;

async function toVerify(): Promise<Page> {
  server.respond(forgotPassword, () => sent);
  const page = await open('/forgot-password');
  await page.user.type(screen.getByLabelText('Email Address'), `${ADDRESS}{Enter}`);
  await heading('Verify OTP');
  return page;
}

async function toReset(): Promise<Page> {
  const page = await toVerify();
  server.respond(verifyOtpCode, () => ({ ...sent, data: { ref: REF } }));
  await page.user.keyboard('4321'); // The first box has the focus.
  await page.user.click(verifyButton());
  await heading('Reset Password');
  return page;
}

/** Keeps the timers real that the network and React need. */
const ALL_BUT_CLOCK_AND_INTERVAL = [
  'setTimeout',
  'clearTimeout',
  'setImmediate',
  'clearImmediate',
  'nextTick',
  'queueMicrotask',
  'performance',
  'hrtime',
  'requestAnimationFrame',
  'cancelAnimationFrame',
] as const;

afterEach(() => jest.useRealTimers());

describe('forgot', () => {
  test('after a link to the page, its heading has the focus', async () => {
    const { user } = await open('/login');
    await user.click(screen.getByRole('link', { name: 'Forgot Password?' }));
    expect(await heading('Forgot Password')).toHaveFocus();
  });

  test.each([
    ['', false],
    ['ada', false],
    ['ada@rollcall', false],
    [ADDRESS, true],
  ])('with %j in the field, Send OTP is enabled: %s (spec §5)', async (text, isEnabled) => {
    const { user } = await open('/forgot-password');
    expect(screen.getByRole('link', { name: 'Back to login' })).toHaveAttribute('href', '/login');
    if (text) await user.type(screen.getByLabelText('Email Address'), text);
    await user.tab();
    expect(screen.getByRole('button', { name: 'Send OTP' }).matches(':enabled')).toBe(isEnabled);
    const messages = text === '' || isEnabled ? 0 : 1;
    await waitFor(() =>
      expect(screen.queryAllByText('Please enter a valid email.')).toHaveLength(messages),
    );
  });

  test('while the call runs the button says so, and only one call is made (spec §2)', async () => {
    const { promise, resolve } = Promise.withResolvers<void>();
    server.respond(forgotPassword, async () => {
      await promise;
      return sent;
    });
    const { user } = await open('/forgot-password');
    await user.type(screen.getByLabelText('Email Address'), `  ${ADDRESS} {Enter}{Enter}`);
    expect(await screen.findByRole('button', { name: 'Sending OTP…' })).toBeDisabled();
    resolve();
    await heading('Verify OTP');
    expect(server.requestsOf(forgotPassword).map(({ body }) => body)).toEqual([{ email: ADDRESS }]);
  });

  test.each([
    [{ status: false, message: 'Mail cannot be sent now.' }, 'Mail cannot be sent now.'],
    ['<html>', 'Failed to send OTP. Please try again.'],
  ])('a refusal %j shows %j and keeps the address (spec §8)', async (body, text) => {
    server.respondRaw(forgotPassword, () => ({ status: 503, body }));
    const { user } = await open('/forgot-password');
    await user.type(screen.getByLabelText('Email Address'), `${ADDRESS}{Enter}`);
    expect(await screen.findByRole('alert')).toHaveTextContent(text);
    expect(screen.getByLabelText('Email Address')).toHaveValue(ADDRESS);
    expect(forgot().email).toBeNull();
  });
});

describe('verify', () => {
  test('without an address the page redirects to forgot-password (spec §4)', async () => {
    const { at } = await open('/verify-otp');
    await heading('Forgot Password');
    expect(at()).toBe('/forgot-password');
  });

  test('the page shows the address and focuses the first box', async () => {
    await toVerify();
    expect(screen.getByText(ADDRESS)).toBeVisible();
    expect(boxes()).toHaveLength(4);
    expect(boxes()[0]).toHaveFocus();
    expect(boxes()[0]).toHaveAttribute('inputmode', 'numeric');
    expect(boxes()[0]).toHaveAttribute('autocomplete', 'one-time-code');
    expect(verifyButton()).toBeDisabled();
  });

  test('each box takes one digit and moves on; Backspace and arrows move back (spec §5)', async () => {
    const { user } = await toVerify();
    await user.keyboard('1a2');
    const values = () => boxes().map((box) => (box as HTMLInputElement).value);
    expect(values()).toEqual(['1', '2', '', '']);
    await user.keyboard('{Backspace}{Backspace}');
    expect(boxes().indexOf(document.activeElement as HTMLElement)).toBeLessThan(2);
    await user.click(boxes()[0] as HTMLElement);
    await user.keyboard('{ArrowRight}');
    expect(boxes()[1]).toHaveFocus();
  });

  test('a complete code can be pasted, and Enter sends it', async () => {
    const { user } = await toVerify();
    server.respond(verifyOtpCode, () => ({ ...sent, data: { ref: REF } }));
    await user.paste('43 21');
    expect(verifyButton()).toBeEnabled();
    await user.keyboard('{Enter}');
    await heading('Reset Password');
    expect(server.requestsOf(verifyOtpCode)[0]?.body).toEqual({ email: ADDRESS, otpCode: '4321' });
  });

  test('three digits are not sent (spec §5)', async () => {
    const { user } = await toVerify();
    await user.keyboard('432{Enter}');
    expect(verifyButton()).toBeDisabled();
    expect(server.requestsOf(verifyOtpCode)).toEqual([]);
  });

  test.each([
    ['a refusal with a message', { status: 422, body: { message: 'Expired' } }, 'Invalid OTP code'],
    ['a failure without a message', { status: 500, body: '' }, 'Invalid OTP code'],
    ['no reference', { status: 200, body: { data: {} } }, 'Reset token missing in response'],
  ])('after %s the boxes are empty and focused', async (_, response, text) => {
    const { user } = await toVerify();
    server.respondRaw(verifyOtpCode, () => response);
    await user.keyboard('4321{Enter}');
    expect(await screen.findByRole('alert')).toHaveTextContent(text);
    expect(boxes().map((box) => (box as HTMLInputElement).value)).toEqual(['', '', '', '']);
    await waitFor(() => expect(boxes()[0]).toHaveFocus());
    expect(forgot()).toMatchObject({ email: ADDRESS, resetToken: null });
  });

  test('another code can be requested after 60 seconds by the clock, also after a sleep (spec §4)', async () => {
    const start = Date.now();
    jest.useFakeTimers({ now: start, doNotFake: [...ALL_BUT_CLOCK_AND_INTERVAL] });
    const { user } = await toVerify();
    expect(screen.getByRole('button', { name: 'Resend OTP in 60 s' })).toBeDisabled();
    act(() => jest.advanceTimersByTime(1000));
    expect(screen.getByRole('button', { name: 'Resend OTP in 59 s' })).toBeDisabled();
    // The machine sleeps: the clock moves, timers do not.
    jest.setSystemTime(start + 45_000);
    act(() => jest.advanceTimersByTime(1000));
    expect(screen.getByRole('button', { name: 'Resend OTP in 14 s' })).toBeDisabled();
    jest.setSystemTime(start + 3_600_000);
    act(() => jest.advanceTimersByTime(1000));
    await user.click(screen.getByRole('button', { name: 'Resend OTP' }));
    expect(await screen.findByRole('button', { name: 'Resend OTP in 60 s' })).toBeDisabled();
    expect(await screen.findByText('A new code is on its way.')).toBeVisible();
    expect(server.requestsOf(forgotPassword).map(({ body }) => body)).toEqual([
      { email: ADDRESS },
      { email: ADDRESS },
    ]);
  });

  test('leaving the page except to the next stage clears the recovery (design §7)', async () => {
    const { user } = await toVerify();
    await user.click(screen.getByRole('link', { name: 'Start over' }));
    await heading('Forgot Password');
    await waitFor(() => expect(forgot()).toEqual({ email: null, sentAt: null, resetToken: null }));
  });
});

describe('reset', () => {
  test('without a verified code the page is blocked, with a link to start over (spec §4)', async () => {
    await open('/reset-password');
    expect(screen.queryByLabelText('New Password')).toBeNull();
    expect(screen.getByRole('link', { name: 'Start over' })).toHaveAttribute(
      'href',
      '/forgot-password',
    );
  });

  test('only the reset token is passed to the page, and it is cleared on leaving (design §7)', async () => {
    const { go } = await toReset();
    await waitFor(() => expect(forgot()).toEqual({ email: null, sentAt: null, resetToken: REF }));
    await go('/login');
    await waitFor(() => expect(forgot().resetToken).toBeNull());
  });

  test('a link from a mail opens the page, and the reference is removed from the URL (design §15.15)', async () => {
    const { router, user } = await open(`/reset-password#ref=${REF}`);
    await waitFor(() => expect(router.state.location.hash).toBe(''));
    server.respond(setPassword, () => sent);
    await submit({ user }, '123456', '123456');
    expect(await screen.findByText('Sent')).toBeVisible();
    expect(server.requestsOf(setPassword)[0]?.body).toMatchObject({ ref: REF });
  });

  const submit = async (
    { user }: Pick<Page, 'user'>,
    password: string,
    confirmPassword: string,
  ) => {
    if (password) await user.type(screen.getByLabelText('New Password'), password);
    if (confirmPassword)
      await user.type(screen.getByLabelText('Confirm Password'), confirmPassword);
    await user.click(screen.getByRole('button', { name: 'Reset Password' }));
  };

  test.each([
    ['12345', '12345', 'Password must be at least 6 characters.'],
    ['', '', 'Password must be at least 6 characters.'],
    ['123456', '123457', 'Passwords do not match.'],
    ['123456', '', 'Passwords do not match.'],
  ])('%j with %j is refused: %s (spec §5)', async (password, confirmation, text) => {
    const page = await toReset();
    expect(screen.getByLabelText('New Password')).toHaveAttribute(
      'placeholder',
      'Minimum 6 characters',
    );
    await submit(page, password, confirmation);
    expect(await screen.findByText(text)).toBeVisible();
    expect(server.requestsOf(setPassword)).toEqual([]);
  });

  test.each([
    [{ status: true, message: 'All set.' }, 'All set.'],
    [{ status: true }, 'Password reset successfully.'],
  ])(
    'the response %j shows %j, and the sign-in page opens 1.5 s later (spec §2, §9)',
    async (body, text) => {
      const page = await toReset();
      server.respondRaw(setPassword, () => ({ status: 200, body }));
      jest.useFakeTimers({ advanceTimers: true });
      await submit(page, '123456', '123456');
      expect(await screen.findByText(text)).toBeVisible();
      expect(page.at()).toBe('/reset-password');
      await act(() => jest.advanceTimersByTimeAsync(1500));
      await waitFor(() => expect(page.at()).toBe('/login'));
      expect(server.requestsOf(setPassword)[0]?.body).toEqual({
        ref: REF,
        password: '123456',
        confirmPassword: '123456',
      });
    },
  );

  test.each([
    [
      { status: 200, body: { status: false, message: 'The link has expired.' } },
      'The link has expired.',
    ],
    [{ status: 200, body: { message: 'Done?' } }, 'Done?'],
    [{ status: 200, body: {} }, 'Failed to reset password. Please try again.'],
    [{ status: 422, body: { message: 'Too common.' } }, 'Too common.'],
    [{ status: 502, body: '' }, 'Failed to reset password. Please try again.'],
  ])('the response %j is an error: %s (spec §5, §8)', async (response, text) => {
    const page = await toReset();
    server.respondRaw(setPassword, () => response);
    await submit(page, '123456', '123456');
    expect(await screen.findByRole('alert')).toHaveTextContent(text);
    expect(page.at()).toBe('/reset-password');
  });
});
