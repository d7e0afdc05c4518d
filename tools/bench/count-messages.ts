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
    database.pipe(client);
    const count = messageReader((code) => {
      if (code === MESSAGE.query || code === MESSAGE.execute) statements += 1;
      if (code === MESSAGE.query || code === MESSAGE.sync) roundTrips += 1;
      if (code === MESSAGE.query || code === MESSAGE.parse) parsed += 1;
    });
    client.on('data', (chunk: Buffer) => {
      count(chunk);
      database.write(chunk);
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

/** Calls `onMessage` with the code of each message of a client; the first one, which has none, is left out. */
function messageReader(onMessage: (code: number) => void): (chunk: Buffer) => void {
  let rest: Buffer = Buffer.alloc(0);
  let isStarted = false;
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
