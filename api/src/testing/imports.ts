import {
  createImport,
  type ImportBody,
  type ImportRow,
  listImports,
} from '@rollcall/shared/contract';
import { importKind } from '../imports/job.ts';
import { runJobs } from './run-job.ts';
import { NOON, type TestApi } from './test-api.ts';

/** What the tests of imports do most. */
export function importCalls(api: () => TestApi, token: () => string) {
  const options = { matchBy: 'email', existing: 'update', invites: false } as const;
  const find = async (id: string): Promise<ImportBody> => {
    const { data } = (await api().call(listImports, { token: token() })).body;
    const found = data.find((each) => each.id === id);
    if (!found) throw new Error(`there is no import ${id}`);
    return found;
  };
  /** Works on all imports until they wait for nothing. */
  const work = (now = NOON) => runJobs(api(), importKind(api().api.context), now);
  const start = async (rows: readonly ImportRow[], changes: object = {}) => {
    const body = { ...options, rows: [...rows], ...changes };
    return (await api().call(createImport, { body, token: token() })).body.data;
  };
  return {
    options,
    find,
    work,
    start,
    /** Imports rows from start to end. */
    async run(rows: readonly ImportRow[], changes: object = {}): Promise<ImportBody> {
      const { id } = await start(rows, changes);
      await work();
      return find(id);
    },
  };
}
