import { once } from 'node:events';
import { connect, createServer, type Socket } from 'node:net';
import { countMessages } from './count-messages.ts';

const startup = () => {
  const message = Buffer.alloc(8);
  message.writeInt32BE(8);
  message.writeInt32BE(196_608, 4);
  return message;
};
const message = (code: string, body = '') => {
  const header = Buffer.alloc(5);
  header.write(code);
  header.writeInt32BE(4 + body.length, 1);
  return Buffer.concat([header, Buffer.from(body)]);
};

test('statements and plans are counted, however the bytes arrive', async () => {
  const { promise: received, resolve } = Promise.withResolvers<Buffer>();
  const conversation = Buffer.concat([
    startup(),
    message('Q', 'begin\0'),
    // A new statement, and one that was prepared.
    ...['P', 'B', 'D', 'E', 'S', 'B', 'D', 'E', 'S'].map((code) => message(code, 'QS')),
    message('X'),
  ]);
  let bytes = Buffer.alloc(0);
  const database = createServer((socket: Socket) => {
    socket.on('data', (chunk: Buffer) => {
      bytes = Buffer.concat([bytes, chunk]);
      if (bytes.length === conversation.length) resolve(bytes);
    });
  });
  await new Promise<void>((listening) => database.listen(0, '127.0.0.1', listening));
  const { port } = database.address() as { port: number };
  const proxy = await countMessages(port);
  const client = connect(proxy.port, '127.0.0.1').setNoDelay(true);
  for (const byte of conversation) client.write(Buffer.of(byte));
  expect(await received).toEqual(conversation);
  // Nothing was waited for in between.
  expect(proxy.messages()).toEqual({ statements: 3, roundTrips: 1, parsed: 2 });
  client.destroy();
  proxy.stop();
  database.close();
});

test('a round trip is what is sent until its response has come', async () => {
  const database = createServer((socket: Socket) => {
    let bytes = '';
    socket.on('data', (chunk: Buffer) => {
      bytes += chunk.toString('latin1');
      // The second of two that are sent together, and one that is sent alone.
      if (/two|three/.test(bytes)) {
        const answers = bytes.includes('three') ? 1 : 2;
        bytes = '';
        for (let answer = 0; answer < answers; answer += 1) socket.write(message('Z', 'I'));
      }
    });
  });
  await new Promise<void>((listening) => database.listen(0, '127.0.0.1', listening));
  const { port } = database.address() as { port: number };
  const proxy = await countMessages(port);
  const client = connect(proxy.port, '127.0.0.1');
  const responses = async (count: number) => {
    for (let length = 0; length < count * message('Z', 'I').length; ) {
      const [chunk] = (await once(client, 'data')) as [Buffer];
      length += chunk.length;
    }
  };
  client.write(Buffer.concat([startup(), message('Q', 'one'), message('Q', 'two')]));
  await responses(2);
  client.write(message('Q', 'three'));
  await responses(1);
  expect(proxy.messages()).toEqual({ statements: 3, roundTrips: 2, parsed: 3 });
  client.destroy();
  proxy.stop();
  database.close();
});
