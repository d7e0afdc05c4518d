import { OUTCOMES_PATH, type Outcome, outcomesReport } from '@rollcall/shared/module';
import { networkOf } from '@rollcall/shared/node';
import type { FastifyPluginAsync, FastifyRequest } from 'fastify';
import type { Identify } from '../http/identify.ts';
import type { OutcomeStore } from '../outcomes/outcome-store.ts';
import type { ReleaseStore } from '../store/release-store.ts';
import { createFailureNotices, type NotifyAdministrators } from './failure-notices.ts';
import { readBody } from './read-body.ts';

interface OutcomesRouteOptions {
  readonly store: ReleaseStore;
  readonly outcomes: OutcomeStore;
  readonly identify: Identify;
  /** Tells administrators of a release that fails; without it only the log does. */
  readonly notify?: NotifyAdministrators;
}

/**
 * Reports per minute from one IP address: enough for an office whose people share an address and begin at the same time. A
 * page sends one for each module that it opens.
 */
const REPORTS_PER_MINUTE = 600;

/** Limits of the only route that needs no session. */
const OUTCOMES_LIMITS = {
  bodyLimit: 8 * 1024,
  config: {
    rateLimit: {
      max: REPORTS_PER_MINUTE,
      timeWindow: '1 minute',
      keyGenerator: ({ ip }: { ip: string }) => networkOf(ip),
    },
  },
};

/** `POST …/outcomes`: what pages report of their loads. The only route that needs no session. */
export const outcomesRoute: FastifyPluginAsync<OutcomesRouteOptions> = async (app, options) => {
  const { store, outcomes, identify } = options;
  const noticeFailures = createFailureNotices(options);
  app.post(OUTCOMES_PATH, OUTCOMES_LIMITS, async (request, reply) => {
    const report = readBody(outcomesReport, request.body);
    // Anyone may send this, so versions that no page could have loaded are dropped.
    const accepted = await publishedOnly(store, report.outcomes);
    if (accepted.length > 0) await outcomes.add(accepted, networkOf(request.ip));
    const source = { network: networkOf(request.ip), isPerson: () => isPerson(identify, request) };
    await noticeFailures(accepted, source, request.log);
    return reply.code(202).send({ status: true, message: 'Noted.', data: null });
  });
};

/** Whether a report comes with a live session. A backend that fails, or that does not know, is no reason to refuse it. */
const isPerson = async (identify: Identify, request: FastifyRequest) =>
  request.headers.authorization !== undefined &&
  (await identify(request).catch(() => undefined)) !== undefined;

/** The outcomes of versions that are in the store. */
async function publishedOnly(store: ReleaseStore, all: readonly Outcome[]): Promise<Outcome[]> {
  const modules = [...new Set(all.map(({ module }) => module))];
  const lists = await Promise.all(
    modules.map(async (module) => [module, await store.listVersions(module)] as const),
  );
  const versions = new Map(lists);
  return all.filter(({ module, version }) => versions.get(module)?.includes(version));
}
