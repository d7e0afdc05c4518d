import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { type ApiRequest, type Client, createClient } from '../client.ts';
import type { Company, SignedIn } from './company.ts';
import type { Morning } from './options.ts';

/** How a morning went. */
export interface Result {
  /** How long each took that succeeded, from the first try on; milliseconds. */
  readonly punches: readonly number[];
  readonly boards: readonly number[];
  /** What did not succeed: the response, or why there was none. */
  readonly failures: readonly string[];
  /** How many punches were acknowledged, and are not there afterwards. */
  readonly lost: number;
}

const PUNCH = '/user/timeLog';

/** How often the console reads a board that is open. */
const BOARD_EVERY_MS = 60_000;

/** How long a browser waits before it sends again what got no response. */
const RETRY_MS = 500;

/** A server that was killed is back long before. While none is killed, no response is a failure. */
const TRIES = 100;

/** Lets everyone punch in, each at any moment of the morning, and looks afterwards who is at work. */
export async function runMorning(company: Company, morning: Morning): Promise<Result> {
  const client = createClient(company.port);
  const failures: string[] = [];
  const send = sender(client, failures, morning.kills > 0 ? TRIES : 1);
  const employees = company.people.filter(({ role }) => role === 'EMPLOYEE');
  const admins = company.people.filter(({ role }) => role === 'ADMIN');
  const endsAt = performance.now() + morning.seconds * 1000;
  const [punches, boards] = await Promise.all([
    Promise.all(
      employees.map(async ({ token }) => {
        await wait(Math.random() * morning.seconds * 1000);
        return send({ method: 'POST', path: PUNCH, token, body: {}, idempotencyKey: randomUUID() });
      }),
    ),
    Promise.all(
      Array.from({ length: morning.boards }, (_, n) =>
        watchBoard(send, admins[n % admins.length] as SignedIn, endsAt),
      ),
    ),
    killServer(company, morning),
  ]);
  const acknowledged = employees.filter((_, n) => punches[n] !== undefined);
  const lost = await countAbsent(client, acknowledged);
  client.close();
  return {
    punches: punches.filter((ms) => ms !== undefined),
    boards: boards.flat(),
    failures,
    lost,
  };
}

/** Sends a request; milliseconds until its response, or undefined when it fails. */
type Send = (request: ApiRequest) => Promise<number | undefined>;

function sender(client: Client, failures: string[], tries: number): Send {
  return async (request) => {
    const sentAt = performance.now();
    for (let tried = 1; ; tried += 1) {
      try {
        const { status, text } = await client.send(request);
        if (status < 300) return performance.now() - sentAt;
        failures.push(`${status} ${(JSON.parse(text) as { message: string }).message}`);
        return undefined;
      } catch (error) {
        if (tried < tries) await wait(RETRY_MS);
        else {
          failures.push(String(error));
          return undefined;
        }
      }
    }
  };
}

/** Reads the board of today once a minute, as the console does, beginning at any moment of the first. */
async function watchBoard(send: Send, { token }: SignedIn, endsAt: number): Promise<number[]> {
  const times: number[] = [];
  await wait(Math.random() * Math.min(BOARD_EVERY_MS, endsAt - performance.now()));
  while (performance.now() < endsAt) {
    const ms = await send({ method: 'GET', path: '/admin/attendance/board', token });
    if (ms !== undefined) times.push(ms);
    await wait(Math.max(0, Math.min(BOARD_EVERY_MS, endsAt - performance.now())));
  }
  return times;
}

/** Kills the server, and starts it again, at even distances. */
async function killServer(company: Company, { kills, seconds }: Morning): Promise<void> {
  for (let kill = 0; kill < kills; kill += 1) {
    await wait((seconds * 1000) / (kills + 1));
    await company.restart();
  }
}

/** How many of some employees have no open time log. */
async function countAbsent(client: Client, employees: readonly SignedIn[]): Promise<number> {
  const [from, to] = [-1, 1].map((days) =>
    new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10),
  );
  let absent = 0;
  for (const { id, token } of employees) {
    const path = `${PUNCH}/${id}?startDate=${from}&endDate=${to}`;
    const { data } = await client.read<{ data: { data: { punchOut: string | null }[] } }>({
      method: 'GET',
      path,
      token,
    });
    if (data.data.every(({ punchOut }) => punchOut !== null)) absent += 1;
  }
  return absent;
}
