import { setPassword } from '@rollcall/shared/contract';
import { sessionStore } from '@rollcall/shared/session';
import { renderPage, serveContract } from '@rollcall/shared/testing';
import { act, screen, waitFor } from '@testing-library/react';
import { LoginPage } from './login-page.tsx';
import { ResetPasswordPage } from './reset-password-page.tsx';

const PAGES = [
  { path: '/login', Component: LoginPage },
  { path: '/reset-password', Component: ResetPasswordPage },
];

const server = serveContract();
const REF = 'the-reset-token';

const open = async (path: string) => {
  const page = renderPage(PAGES, { server, path });
  await screen.findByRole('heading', { level: 1 });
  return page;
};
type Page = Awaited<ReturnType<typeof open>>;

/** Opens the page with what the stage before has kept. */
function toReset(): Promise<Page> {
  sessionStore.getState().keepRecovery({ resetToken: REF });
  return open('/reset-password');
}

afterEach(async () => {
  jest.useRealTimers();
  // The page of the test is closed, and a stage that closes clears the recovery in the next turn (use-stage.ts).
  await new Promise((resolve) => setTimeout(resolve));
});

test('without a verified code the page is blocked, with a link to start over (spec §4)', async () => {
  await open('/reset-password');
  expect(screen.queryByLabelText('New Password')).toBeNull();
  expect(screen.getByRole('link', { name: 'Start over' })).toHaveAttribute(
    'href',
    '/forgot-password',
  );
});

test('a link from a mail opens the page, and the reference is removed from the URL (design §15.15)', async () => {
  const { router, user } = await open(`/reset-password#ref=${REF}`);
  await waitFor(() => expect(router.state.location.hash).toBe(''));
  server.respond(setPassword, () => ({ status: true, message: 'Sent' }));
  await submit({ user }, '123456', '123456');
  expect(await screen.findByText('Sent')).toBeVisible();
  expect(server.requestsOf(setPassword)[0]?.body).toMatchObject({ ref: REF });
});

const submit = async ({ user }: Pick<Page, 'user'>, password: string, confirmPassword: string) => {
  if (password) await user.type(screen.getByLabelText('New Password'), password);
  if (confirmPassword) await user.type(screen.getByLabelText('Confirm Password'), confirmPassword);
  await user.click(screen.getByRole('button', { name: 'Reset Password' }));
};

test('passwords that are short or differ are refused (spec §5)', async () => {
  const page = await toReset();
  const [password, confirmation] = ['New Password', 'Confirm Password'].map((label) =>
    screen.getByLabelText(label),
  ) as [HTMLElement, HTMLElement];
  expect(password).toHaveAttribute('placeholder', 'Minimum 6 characters');
  for (const [first, second, text] of [
    ['', '', 'Password must be at least 6 characters.'],
    ['123456', '123457', 'Passwords do not match.'],
    ['12345', '12345', 'Password must be at least 6 characters.'],
    ['123456', '', 'Passwords do not match.'],
  ] as const) {
    for (const field of [password, confirmation]) await page.user.clear(field);
    await submit(page, first, second);
    expect(await screen.findByText(text)).toBeVisible();
  }
  expect(server.requestsOf(setPassword)).toEqual([]);
});

test.each([
  [{ status: true, message: 'All set.' }, 'All set.'],
  [{ status: true }, 'Password reset successfully.'],
])(
  'the response %j shows %j, and the sign-in page opens 1.5 s later (spec §2, spec §9)',
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
])('the response %j is an error: %s (spec §5, spec §8)', async (response, text) => {
  const page = await toReset();
  server.respondRaw(setPassword, () => response);
  await submit(page, '123456', '123456');
  expect(await screen.findByRole('alert')).toHaveTextContent(text);
  expect(page.at()).toBe('/reset-password');
});
