import { listOwnTimeLogs, punchIn, type TimeLogBody } from '@rollcall/shared/contract';
import { toWallClock } from '@rollcall/shared/domain';
import { sessionStore, useNow } from '@rollcall/shared/session';
import {
  aPageOf,
  aResponse,
  aTimeLog,
  aToken,
  renderPage,
  serveContract,
} from '@rollcall/shared/testing';
import { screen } from '@testing-library/react';
import { OwnClock } from './own-clock.tsx';
import { OwnMonth } from './own-month.tsx';
import { useClock } from './use-clock.ts';

// What the page may not know: the employee, the company zone.
const server = serveContract();
const ZONE = 'UTC-06:00';

const text = (instant: number) => toWallClock(instant, ZONE);
const today = () => text(Date.now()).slice(0, 10);

/** A log that started three hours ago and is still open. */
function anOpenLog(changes: Partial<TimeLogBody> = {}): TimeLogBody {
  const at = Date.now() - 3 * 3_600_000;
  return aTimeLog({
    workDate: text(at).slice(0, 10),
    punchIn: text(at),
    punchOut: null,
    state: 'open',
    totalWorkedMins: null,
    ...changes,
  });
}

const responseOf = (open: TimeLogBody | null) => ({
  ...aPageOf(open ? [open] : [], 0),
  open,
  now: text(Date.now()),
  today: today(),
  zone: ZONE,
});

/** Clock and month as on the page, which is not part of these tests. */
function ClockAndMonth() {
  const ownClock = useClock();
  const now = useNow();
  const month = text(now).slice(0, 7);
  const zone = ownClock.clock?.zone ?? null;
  const paging = { page: 0, onPage: () => undefined };
  return (
    <>
      <OwnClock {...ownClock} />
      <OwnMonth employeeId={undefined} {...{ month, now, zone, ...paging }} />
    </>
  );
}

/** A session with a token but without a stored user, on a page without a company zone. */
function openPage() {
  sessionStore.setState({ token: aToken({ role: 'EMPLOYEE' }) });
  return renderPage([{ path: '/my/time', Component: ClockAndMonth }], {
    server,
    path: '/my/time',
    capabilities: ['self'],
  });
}

const button = (name: string) => screen.findByRole('button', { name });

test('with a token but no stored user, punching and reading work, and no id is invented', async () => {
  let open: TimeLogBody | null = null;
  server.respond(listOwnTimeLogs, () => responseOf(open));
  server.respond(punchIn, () => {
    open = anOpenLog();
    return aResponse(open);
  });
  const { user } = openPage();
  await user.click(await button('Punch In'));
  expect(await screen.findByText(/^Punched in since/)).toBeVisible();
  expect(screen.queryByRole('region', { name: 'Total Work Time' })).toBeNull();
  expect(server.requests.filter(({ path }) => path.includes('/stat/'))).toEqual([]);
});

test("no zone is shown while it is unknown; then the server's is", async () => {
  const { zone: _, ...log } = anOpenLog();
  const completed = Promise.withResolvers<void>();
  server.respond(listOwnTimeLogs, async () => {
    await completed.promise;
    return responseOf(log);
  });
  openPage();
  expect(await screen.findByText('Loading the month')).toBeVisible();
  expect(document.body).not.toHaveTextContent(/UTC/);
  completed.resolve();
  expect(await screen.findByText(new RegExp(`^It is .*, ${ZONE}.$`))).toBeVisible();
  expect(screen.getByText('Worked').parentElement).toHaveTextContent('3 hrs');
});

test.each([
  ['a log with a zone of its own ticks by it', { zone: ZONE }, '3 hrs'],
  ['of a log without one nothing is counted', { zone: undefined }, undefined],
])('a backend that names no zone: times as they are; %s', async (_, { zone }, worked) => {
  const log = anOpenLog();
  server.respondRaw(listOwnTimeLogs, () => ({
    status: 200,
    body: { ...responseOf({ ...log, zone }), zone: undefined },
  }));
  openPage();
  expect(await screen.findByText(/^Punched in since/)).toBeVisible();
  expect(screen.queryByText(/^Times are those of/)).toBeNull();
  const total = screen.queryByText('Worked')?.parentElement;
  expect(total?.textContent).toBe(worked && `Worked${worked}`);
  expect(await button('Punch Out')).toBeEnabled();
});
