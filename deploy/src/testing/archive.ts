import { createHash } from 'node:crypto';
import { gzipSync } from 'node:zlib';
import { Header } from 'tar';
import { DESCRIPTOR, RELEASE } from './releases.ts';

/** An entry of a tar file; any type and name, also hostile ones. */
export interface Entry {
  readonly path: string;
  readonly content?: string | Buffer;
  readonly type?: 'File' | 'SymbolicLink' | 'Link' | 'FIFO' | 'CharacterDevice' | 'Directory';
}

/** A tar file of these entries. */
export function tarOf(entries: readonly Entry[]): Buffer {
  const blocks = entries.flatMap(({ path, content = '', type = 'File' }) => {
    const data = Buffer.from(content);
    const head = Buffer.alloc(512);
    const isLink = type === 'SymbolicLink' || type === 'Link';
    const header = { path, type, size: data.length, mode: 0o644, linkpath: isLink ? '/x' : '' };
    new Header({ ...header, mtime: new Date(0) }).encode(head, 0);
    return [head, data, Buffer.alloc((512 - (data.length % 512)) % 512)];
  });
  return Buffer.concat([...blocks, Buffer.alloc(1024)]);
}

export const archiveOf = (entries: readonly Entry[]): Buffer => gzipSync(tarOf(entries));

/** The `content-digest` of an archive. */
export const digestOf = (archive: Buffer): string =>
  `sha-256=:${createHash('sha256').update(archive).digest('base64')}:`;

const json = (path: string, value: unknown): Entry => ({ path, content: JSON.stringify(value) });

interface Changes {
  readonly version?: string;
  /** Fields of build.json, and of module.json. */
  readonly build?: object;
  readonly descriptor?: object;
}

/** The files of a build of mfe-time. */
export function aBuild({ version = '1.1.0-2222222', build, descriptor }: Changes = {}): Entry[] {
  const { name, consumes, needs } = RELEASE;
  const assets = { js: { sync: ['static/page.js'] }, css: { sync: [] } };
  return [
    json('module.json', { ...DESCRIPTOR, ...descriptor }),
    json('build.json', {
      name,
      version,
      federationName: `${name}_${version}`.replace(/[^A-Za-z0-9]/g, '_'),
      consumes,
      libraries: {},
      needs,
      preload: ['remote-entry.js', 'static/page.js'],
      ...build,
    }),
    json('mf-manifest.json', {
      metaData: { remoteEntry: { name: 'remote-entry.js' } },
      exposes: [{ path: './module', assets }],
    }),
    { path: 'remote-entry.js', content: `'${version}'` },
    { path: 'static', type: 'Directory' },
    { path: 'static/page.js', content: '1' },
  ];
}
