import { once } from 'node:events';
import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A proxy that damages files on their way and lets their headers through, so that browsers keep them. */
export interface DamagingProxy {
  readonly url: string;
  /** From now on everything arrives whole. */
  heal(): void;
  stop(): Promise<void>;
}

/** Starts a proxy in front of a console, which adds a byte to each file whose path matches. */
export async function startDamagingProxy(console: string, path: RegExp): Promise<DamagingProxy> {
  let isDamaging = true;
  const proxy = createServer((incoming, outgoing) => {
    const { method, headers, url = '/' } = incoming;
    const isDamaged = isDamaging && path.test(url);
    // Damage to compressed bytes would be a fault of the transfer, not of the content.
    const passed = isDamaged ? { ...headers, 'accept-encoding': 'identity' } : headers;
    const onward = request(new URL(url, console), { method, headers: passed }, (answer) => {
      // The answer is a byte longer than it says.
      if (isDamaged) delete answer.headers['content-length'];
      outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
      if (isDamaged) outgoing.write(' ');
      answer.pipe(outgoing);
    });
    onward.on('error', () => outgoing.destroy());
    incoming.pipe(onward);
  }).listen(0, '127.0.0.1');
  await once(proxy, 'listening');
  return {
    url: `http://127.0.0.1:${(proxy.address() as AddressInfo).port}`,
    heal() {
      isDamaging = false;
    },
    async stop() {
      proxy.closeAllConnections();
      proxy.close();
      await once(proxy, 'close');
    },
  };
}
