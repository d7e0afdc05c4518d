import type { Readable } from 'node:stream';

/** A response that is streamed, with its own headers and without validation against a schema. */
export class Streamed {
  readonly stream: Readable;
  readonly headers: Readonly<Record<string, string | number>>;

  constructor(stream: Readable, headers: Readonly<Record<string, string | number>>) {
    this.stream = stream;
    this.headers = headers;
  }
}

/** A streamed JSON response. */
export function streamedJson(stream: Readable): Streamed {
  return new Streamed(stream, { 'content-type': 'application/json; charset=utf-8' });
}
