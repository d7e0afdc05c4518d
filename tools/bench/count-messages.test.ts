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

test('statements, round trips and plans are counted, however the bytes arrive', async () => {
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
  expect(proxy.messages()).toEqual({ statements: 3, roundTrips: 3, parsed: 2 });
  client.destroy();
  proxy.stop();
  database.close();
});
