import { setTimeout as wait } from 'node:timers/promises';
import { CALLS, type Call } from './calls.ts';
import { type Client, createClient } from './client.ts';
import { countMessages, type Messages } from './count-messages.ts';
import { takeTurn } from './load.ts';
import { giveAllThePassword, type People, signIn } from './people.ts';
import { rowsWritten } from './rows-written.ts';
import { startApi } from './server.ts';

/** What a call costs the database, on any machine; of calls that take turns, their mean. */
interface Counts extends Messages {
  readonly rowsWritten: number;
}

/** What goes to a database. */
export interface Counted {
  readonly calls: ReadonlyMap<Call, Counts>;
  /** Statements a second while idle. */
  readonly idle: number;
}

/** How often a call is made, after once to warm up. */
const TURNS = 20;

const IDLE_SECONDS = 20;

/** The first requests after its connections were ended fail; the pool replaces them. */
const RECONNECTS = 20;

/** Starts the API of a checkout, and counts what its calls send to the database, and what it sends while idle. */
export async function countCalls(
  folder: string,
  dataDir: string,
  databaseUrl: string,
): Promise<Counted> {
  const url = new URL(databaseUrl);
  const proxy = await countMessages(Number(url.port));
  url.port = String(proxy.port);
  const api = await startApi(folder, { dataDir, databaseUrl: url.href });
  const client = createClient(api.port);
  try {
    await giveAllThePassword(databaseUrl);
    const people = await signIn(client, 1);
    const calls = new Map<Call, Counts>();
    for (const call of CALLS) {
      const before = await rowsWritten(databaseUrl);
      await reconnect(client, people);
      const messages = await countMessagesOf(call, client, people, proxy.messages);
      const rows = (await rowsWritten(databaseUrl)) - before;
      calls.set(call, { ...messages, rowsWritten: rows / ((TURNS + 1) * call.callsPerTurn) });
      await reconnect(client, people);
    }
    const { statements } = proxy.messages();
    await wait(IDLE_SECONDS * 1000);
    return { calls, idle: (proxy.messages().statements - statements) / IDLE_SECONDS };
  } finally {
    client.close();
    await api.stop();
    proxy.stop();
  }
}

async function countMessagesOf(
  call: Call,
  client: Client,
  people: People,
  read: () => Messages,
): Promise<Messages> {
  const actor = call.actor(people, 0);
  await takeTurn(client, actor, call);
  const before = read();
  for (let turn = 0; turn < TURNS; turn += 1) await takeTurn(client, actor, call);
  const after = read();
  const perCall = (figure: keyof Messages) =>
    (after[figure] - before[figure]) / (TURNS * call.callsPerTurn);
  return {
    statements: perCall('statements'),
    roundTrips: perCall('roundTrips'),
    parsed: perCall('parsed'),
  };
}

async function reconnect(client: Client, { admin: { token } }: People): Promise<void> {
  for (let left = RECONNECTS; ; left -= 1) {
    const { status, text } = await client.send({ method: 'GET', path: '/me', token });
    if (status === 200) return;
    if (left === 0) throw new Error(`/me: ${status} ${text}`);
  }
}
