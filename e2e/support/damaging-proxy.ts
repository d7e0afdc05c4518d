import { once } from 'node:events';
import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A proxy that damages files and keeps their headers, so that browsers cache the damaged files. */
export interface DamagingProxy {
  readonly url: string;
  /** Passes all files unchanged from now on. */
  stopDamaging(): void;
  stop(): Promise<void>;
}

/** Starts a proxy in front of a console that adds a byte to each file with a matching path. */
export async function startDamagingProxy(console: string, path: RegExp): Promise<DamagingProxy> {
  let isDamaging = true;
  const proxy = createServer((incoming, outgoing) => {
    const { method, headers, url = '/' } = incoming;
    const isDamaged = isDamaging && path.test(url);
    // Request uncompressed files: damaged compressed bytes would be a transfer error instead of damaged content.
    const passed = isDamaged ? { ...headers, 'accept-encoding': 'identity' } : headers;
    const onward = request(new URL(url, console), { method, headers: passed }, (response) => {
      // The response is one byte longer than its content-length.
      if (isDamaged) delete response.headers['content-length'];
      outgoing.writeHead(response.statusCode ?? 502, response.headers);
      if (isDamaged) outgoing.write(' ');
      response.pipe(outgoing);
    });
    onward.on('error', () => outgoing.destroy());
    incoming.pipe(onward);
  }).listen(0, '127.0.0.1');
  await once(proxy, 'listening');
  return {
    url: `http://127.0.0.1:${(proxy.address() as AddressInfo).port}`,
    stopDamaging() {
      isDamaging = false;
    },
    async stop() {
      proxy.closeAllConnections();
      proxy.close();
      await once(proxy, 'close');
    },
  };
}
