import type {
  DeployTokenInfo,
  PublishedVersion,
  ReleaseMove,
  ReleasesReport,
} from '@rollcall/shared/module';

type Name = ReleasesReport['names'][number];

/** A version without loads, which the console built itself. */
export function aVersion(
  version: string,
  changes: Partial<PublishedVersion> = {},
): PublishedVersion {
  const health = { ok: 0, fallback: 0, failed: 0, why: {}, medianMs: null };
  return { version, builtAt: '2026-01-02T03:04:05.000Z', health, ...changes };
}

/** A module that is live, with the right `payroll` and a backend. */
export function aModule(changes: Partial<Name> = {}): Name {
  return {
    name: 'mfe-payroll',
    current: '1.0.0-aaaaaaa',
    good: '1.0.0-aaaaaaa',
    bad: [],
    disabled: false,
    by: 'administrator 1',
    at: '2026-01-02T15:04:05.000Z',
    since: '2026-01-02T15:04:05.000Z',
    module: { title: 'Payroll', team: 'pay', backend: 'payroll', rights: ['payroll'] },
    versions: [aVersion('1.0.0-aaaaaaa')],
    ...changes,
  };
}

/** A deploy token that is valid for long. */
export const aDeployToken = (changes: Partial<DeployTokenInfo> = {}): DeployTokenInfo => ({
  id: '1a2b3c4d',
  title: 'CI of payroll',
  modules: ['mfe-payroll'],
  actions: ['read', 'publish'],
  by: 'administrator 1',
  createdAt: '2026-01-02T15:04:05.000Z',
  expiresAt: '2999-01-01T00:00:00.000Z',
  ...changes,
});

export const aMove = (changes: Partial<ReleaseMove> = {}): ReleaseMove => ({
  number: 1,
  at: '2026-01-02T15:04:05.000Z',
  by: 'administrator 7',
  action: 'release',
  name: 'mfe-payroll',
  from: '1.0.0-aaaaaaa',
  to: '1.1.0-bbbbbbb',
  good: '1.0.0-aaaaaaa',
  ...changes,
});

interface Asked {
  readonly method: string;
  readonly path: string;
  readonly authorization: string | undefined;
  readonly body: unknown;
}

interface Answer {
  readonly status?: number;
  /** `data` of a success; a failure is the whole body. */
  readonly data?: unknown;
}

/**
 * Release control for the pages of a test: answers by method and path, and what was asked. It stands for the web host, which is no
 * part of the contract. Without an answer a call fails as without a network.
 */
export function serveReleases() {
  const asked: Asked[] = [];
  const answers = new Map<string, () => Answer | Promise<Answer>>();
  const original = globalThis.fetch;
  beforeEach(() => {
    asked.length = 0;
    answers.clear();
    globalThis.fetch = async (input, init = {}) => {
      const { method = 'GET', body } = init;
      const path = String(input).replace('/api/v1/releases', '') || '/';
      const { authorization } = init.headers as Record<string, string | undefined>;
      const sent = typeof body === 'string' ? JSON.parse(body) : undefined;
      asked.push({ method, path, authorization, body: sent });
      const answer = answers.get(`${method} ${path}`);
      if (!answer) throw new TypeError('Failed to fetch');
      const { status = 200, data } = await answer();
      const json = async () => (status < 400 ? { status: true, data } : data);
      return { ok: status < 400, status, json } as Response;
    };
  });
  afterEach(() => {
    globalThis.fetch = original;
  });
  return {
    /** Everything but reads. */
    changes: () => asked.filter(({ method }) => method !== 'GET'),
    asked,
    /** Answers a call, such as `GET /`, from now on, once `until` is settled. */
    answer: (call: string, data: unknown, status = 200, until?: Promise<void>) =>
      answers.set(call, async () => {
        await until;
        return { data, status };
      }),
    /** Answers the report of releases from now on. */
    report: (names: readonly Name[], notLive: ReleasesReport['notLive'] = []) =>
      answers.set('GET /', () => ({ data: { names, notLive } })),
  };
}
