import { forgotPassword, verifyOtpCode } from '@rollcall/shared/contract';
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

/** From the first stage, as an employee does. */
async function walkToVerify(): Promise<Page> {
  server.respond(forgotPassword, () => sent);
  const page = await open('/forgot-password');
  await page.user.type(screen.getByLabelText('Email Address'), `${ADDRESS}{Enter}`);
  await heading('Verify OTP');
  return page;
}

async function walkToReset(): Promise<Page> {
  const page = await walkToVerify();
  server.respond(verifyOtpCode, () => ({ ...sent, data: { ref: REF } }));
  await page.user.keyboard('4321'); // The first box has the focus.
  await page.user.click(verifyButton());
  await heading('Reset Password');
  return page;
}

/** Opens a stage with what the one before has kept. */
function toVerify(): Promise<Page> {
  sessionStore.getState().keepRecovery({ email: ADDRESS, sentAt: Date.now() });
  return open('/verify-otp');
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

afterEach(async () => {
  jest.useRealTimers();
  // The page of the test is closed, and a stage that closes clears the recovery in the next turn (use-stage.ts).
  await new Promise((resolve) => setTimeout(resolve));
});

describe('forgot', () => {
  test('after a link to the page, its heading has the focus', async () => {
    const { user } = await open('/login');
    await user.click(screen.getByRole('link', { name: 'Forgot Password?' }));
    expect(await heading('Forgot Password')).toHaveFocus();
  });

  test('Send OTP is enabled for an email address (spec §5)', async () => {
    const { user } = await open('/forgot-password');
    expect(screen.getByRole('link', { name: 'Back to login' })).toHaveAttribute('href', '/login');
    const field = screen.getByLabelText('Email Address');
    await user.click(field);
    await user.tab();
    expect(screen.getByRole('button', { name: 'Send OTP' })).toBeDisabled();
    expect(screen.queryByText('Please enter a valid email.')).toBeNull();
    for (const text of ['ada', 'ada@rollcall']) {
      await user.clear(field);
      await user.type(field, text);
      await user.tab();
      expect(screen.getByRole('button', { name: 'Send OTP' })).toBeDisabled();
      expect(await screen.findByText('Please enter a valid email.')).toBeVisible();
    }
    await user.clear(field);
    await user.type(field, ADDRESS);
    await user.tab();
    expect(screen.getByRole('button', { name: 'Send OTP' })).toBeEnabled();
    await waitFor(() => expect(screen.queryByText('Please enter a valid email.')).toBeNull());
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
    const { user } = await walkToVerify();
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

  test('only the reset token is passed to the page, and it is cleared on leaving (design §7)', async () => {
    const { go } = await walkToReset();
    await waitFor(() => expect(forgot()).toEqual({ email: null, sentAt: null, resetToken: REF }));
    await go('/login');
    await waitFor(() => expect(forgot().resetToken).toBeNull());
  });
});
