import { listOwnTimeLogs, punchIn } from '@rollcall/shared/contract';
import {
  anAdministrator,
  aPageOf,
  aResponse,
  aTimeLog,
  aToken,
  renderPage,
  serveContract,
} from '@rollcall/shared/testing';
import { configureTransport } from '@rollcall/shared/transport';
import { screen, waitFor } from '@testing-library/react';
import { OwnClock } from './own-clock.tsx';
import { useClock } from './use-clock.ts';

const server = serveContract();
const UNREACHABLE = 'http://127.0.0.1:1/api/v1';

/** Error toasts after {@link connectTo}. */
const toasts: string[] = [];

const connectTo = (baseUrl: string) =>
  configureTransport({
    baseUrl,
    paths: {},
    getToken: () => null,
    onUnauthorized() {},
    notify: (_, text) => toasts.push(text),
  });

/** The employee is not punched in. */
const serveClock = () =>
  server.respond(listOwnTimeLogs, ({ query }) => ({
    ...aPageOf([], Number(query.page)),
    open: null,
    now: '2026-03-09 09:00:00',
    today: '2026-03-09',
    zone: 'UTC-06:00',
  }));

const Clock = () => <OwnClock {...useClock()} />;

const openPage = () =>
  renderPage([{ path: '/my/time', Component: Clock }], {
    server,
    path: '/my/time',
    session: {
      token: aToken({ role: 'EMPLOYEE' }),
      employee: anAdministrator({ id: 7, role: 'EMPLOYEE' }),
    },
    capabilities: ['self'],
    zone: 'UTC-06:00',
  });

// jsdom prints network errors on the console.
beforeEach(() => jest.spyOn(console, 'error').mockImplementation(() => undefined));
afterEach(() => jest.restoreAllMocks());

test.each([
  [false, 'Your punch was not recorded.', /Nothing is sent later/],
  [true, 'The server cannot be reached.', /probably not recorded/],
])(
  'a punch without a response, while the browser is online: %s, says what happened; nothing is retried',
  async (isOnline, title, description) => {
    serveClock();
    server.respond(punchIn, () => aResponse(aTimeLog()));
    toasts.length = 0;
    const { user } = openPage();
    const button = await screen.findByRole('button', { name: 'Punch In' });
    jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOnline);
    connectTo(UNREACHABLE);
    await user.click(button);
    const notice = (await screen.findByText(title)).closest('[role=alert]');
    expect(notice).toHaveTextContent(description);
    expect(toasts).toEqual([]);

    connectTo(server.baseUrl);
    await waitFor(() => expect(button).toHaveAttribute('aria-disabled', 'false'));
    expect(server.requestsOf(punchIn)).toEqual([]);
    await user.click(button);
    await waitFor(() => expect(screen.queryByText(title)).toBeNull());
    expect(server.requestsOf(punchIn)).toHaveLength(1);
  },
);

test('a punch that the server refused has its message only', async () => {
  serveClock();
  server.refuse(punchIn, 409, 'You have been punched in since 09:05 AM');
  const { user, toasts: shown } = openPage();
  await user.click(await screen.findByRole('button', { name: 'Punch In' }));
  await waitFor(() => expect(shown).toHaveLength(1));
  expect(screen.queryByText(/offline|cannot be reached/)).toBeNull();
});
