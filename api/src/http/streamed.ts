import type { Readable } from 'node:stream';

/** An answer that is sent as it comes, with headers of its own, and not checked against a schema. */
export class Streamed {
  readonly stream: Readable;
  readonly headers: Readonly<Record<string, string | number>>;

  constructor(stream: Readable, headers: Readonly<Record<string, string | number>>) {
    this.stream = stream;
    this.headers = headers;
  }
}

/** JSON text that is sent as it comes. */
export function streamedJson(stream: Readable): Streamed {
  return new Streamed(stream, { 'content-type': 'application/json; charset=utf-8' });
}
