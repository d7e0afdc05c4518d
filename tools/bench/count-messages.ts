import { connect, createServer, type Socket } from 'node:net';

/** What went to a database: statements, how often a response was waited for, and how many statements it planned. */
export interface Messages {
  readonly statements: number;
  readonly roundTrips: number;
  readonly parsed: number;
}

/** A proxy in front of a PostgreSQL that counts what clients ask for. */
export interface CountingProxy {
  readonly port: number;
  messages(): Messages;
  stop(): void;
}

/** Code of a message of the client, in PostgreSQL's protocol 3.0. */
const MESSAGE = { query: 0x51, parse: 0x50, execute: 0x45, sync: 0x53 };

/** Code of the message of the database that ends a response. */
const READY = 0x5a;

/** Starts a {@link CountingProxy} on a free port. */
export async function countMessages(databasePort: number): Promise<CountingProxy> {
  let [statements, roundTrips, parsed] = [0, 0, 0];
  const sockets = new Set<Socket>();
  const server = createServer((client) => {
    const database = connect(databasePort, '127.0.0.1');
    for (const [from, to] of [
      [client, database],
      [database, client],
    ] as const) {
      sockets.add(from);
      from.on('error', () => to.destroy());
      from.on('close', () => to.destroy());
    }
    let unanswered = 0;
    const count = messageReader({ isStarted: false }, (code) => {
      if (code === MESSAGE.query || code === MESSAGE.execute) statements += 1;
      if (code === MESSAGE.query || code === MESSAGE.parse) parsed += 1;
      if (code !== MESSAGE.query && code !== MESSAGE.sync) return;
      // What is sent while a response is due is answered together with it.
      if (unanswered === 0) roundTrips += 1;
      unanswered += 1;
    });
    const answer = messageReader({ isStarted: true }, (code) => {
      if (code === READY) unanswered = Math.max(0, unanswered - 1);
    });
    client.on('data', (chunk: Buffer) => {
      count(chunk);
      database.write(chunk);
    });
    database.on('data', (chunk: Buffer) => {
      answer(chunk);
      client.write(chunk);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  return {
    port: typeof address === 'object' && address ? address.port : 0,
    messages: () => ({ statements, roundTrips, parsed }),
    stop() {
      server.close();
      for (const socket of sockets) socket.destroy();
    },
  };
}

/** Calls `onMessage` with the code of each message; before a start comes a message that has none, which is left out. */
function messageReader(
  { isStarted }: { isStarted: boolean },
  onMessage: (code: number) => void,
): (chunk: Buffer) => void {
  let rest: Buffer = Buffer.alloc(0);
  return (chunk) => {
    rest = Buffer.concat([rest, chunk]);
    for (;;) {
      const header = isStarted ? 1 : 0;
      if (rest.length < header + 4) return;
      const length = header + rest.readInt32BE(header);
      if (rest.length < length) return;
      if (isStarted) onMessage(rest[0] ?? 0);
      isStarted = true;
      rest = rest.subarray(length);
    }
  };
}
