import { closeSync, fsyncSync, openSync } from 'node:fs';
import { NodeFS } from '@electric-sql/pglite/nodefs';

/** The part of Emscripten's file system that is patched; its own types do not describe it. */
interface HostFs {
  stream_ops: { fsync?: (stream: HostStream) => number };
  realPath(node: unknown): string;
}
interface HostStream {
  node: unknown;
  /** File descriptor of the host; absent for a directory. */
  nfd?: number;
}

/**
 * PGlite's folder storage with a working fsync.
 *
 * Emscripten's NODEFS has no `fsync` at all, so that PostgreSQL's syncs never reach the disk; PGlite starts it
 * with `-F` for that reason. Here the call is passed on to the host, for files (the write-ahead log at every
 * commit) and directories (after a rename). `wal_sync_method` must be `fsync`, since Emscripten implements
 * `fdatasync` as a no-op that reports success.
 */
export class DurableNodeFS extends NodeFS {
  /** Number of syncs on the host; read by a test. */
  static syncs = 0;

  override async init(
    ...[pg, options]: Parameters<NodeFS['init']>
  ): Promise<Awaited<ReturnType<NodeFS['init']>>> {
    const result = await super.init(pg, options);
    const { preRun = [] } = result.emscriptenOpts;
    const hooks = Array.isArray(preRun) ? preRun : [preRun];
    return { emscriptenOpts: { ...result.emscriptenOpts, preRun: [...hooks, passSyncsToHost] } };
  }
}

function passSyncsToHost(mod: unknown): void {
  const host = (mod as { FS: { filesystems: { NODEFS: HostFs } } }).FS.filesystems.NODEFS;
  host.stream_ops.fsync = (stream) => syncOnHost(stream, host);
}

function syncOnHost(stream: HostStream, host: HostFs): number {
  DurableNodeFS.syncs += 1;
  if (stream.nfd === undefined) syncPath(host.realPath(stream.node));
  else fsyncSync(stream.nfd);
  return 0;
}

/** Flushes one file or directory of the host to its disk. */
export function syncPath(path: string): void {
  const descriptor = openSync(path, 'r');
  try {
    fsyncSync(descriptor);
  } finally {
    closeSync(descriptor);
  }
}
