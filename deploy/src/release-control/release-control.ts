import rateLimit from '@fastify/rate-limit';
import type { ErrorBody } from '@rollcall/shared/contract';
import { OUTCOMES_PATH, outcomesReport, pointerMove, RELEASES_PATH } from '@rollcall/shared/module';
import type { FastifyInstance, FastifyPluginAsync } from 'fastify';
import type * as z from 'zod/mini';
import { GateError } from '../gate/gate.ts';
import { readModule } from '../gate/read-live.ts';
import type { OutcomeStore } from '../outcomes/outcome-store.ts';
import { movePointer } from '../releases/move-pointer.ts';
import { pointToPublished } from '../releases/point-to.ts';
import { reportReleases } from '../releases/report.ts';
import { StartError } from '../start-error.ts';
import type { ReleaseStore } from '../store/release-store.ts';
import { type Authorize, ControlError } from './authorize.ts';

export interface ReleaseControlOptions {
  readonly store: ReleaseStore;
  readonly outcomes: OutcomeStore;
  readonly authorize: Authorize;
}

interface Params {
  readonly name: string;
  readonly version: string;
}

/** Reports that one address may send a minute; a page sends one a module it opens. */
const REPORTS_PER_MINUTE = 60;

const MAX_BODY_BYTES = 8 * 1024;

/** What a version may look like in an address: a folder name, never a way out of it. */
const VERSION = /^\d[\w.+-]*$/;
const NAME = /^mfe-[a-z][a-z0-9-]*$/;

/**
 * Release control over HTTP (design §6): what is live and published, the record of any published version for
 * `?preview=`, pointer moves; and the outcomes that pages report. All but the last are for administrators.
 */
export const releaseControl: FastifyPluginAsync<ReleaseControlOptions> = async (app, options) => {
  const { store, outcomes, authorize } = options;
  answerErrors(app);
  app.addHook('onSend', async (_request, reply) => {
    reply.header('cache-control', 'no-store');
  });
  await app.register(rateLimit, { global: false });

  app.get(RELEASES_PATH, async (request, _reply) => {
    await authorize(request);
    return answer('Releases', await reportReleases(store, outcomes));
  });

  app.get<{ Params: Params }>(`${RELEASES_PATH}/:name/:version`, async (request) => {
    await authorize(request);
    const { name, version } = request.params;
    const isSafe = NAME.test(name) && VERSION.test(version);
    const record = isSafe ? await readModule(store, name, version) : undefined;
    if (!record) throw new ControlError(404, `${name} ${version} is not published.`);
    return answer(`${name} ${version}`, record);
  });

  app.post<{ Params: Params }>(`${RELEASES_PATH}/:name/moves`, async (request) => {
    const caller = await authorize(request);
    const { name } = request.params;
    const { action, to, again = false } = read(pointerMove, request.body);
    if (to !== undefined && !VERSION.test(to))
      throw new ControlError(404, `${to} is not published.`);
    const by = `administrator ${caller.id}`;
    const moved =
      action === 'release'
        ? await pointToPublished(store, name, to, { by, again })
        : await movePointer(store, { name, action, to, again, by });
    return answer(`${name} is at ${moved.to}.`, moved);
  });

  app.post(
    OUTCOMES_PATH,
    {
      bodyLimit: MAX_BODY_BYTES,
      config: { rateLimit: { max: REPORTS_PER_MINUTE, timeWindow: '1 minute' } },
    },
    async (request, reply) => {
      const report = read(outcomesReport, request.body);
      const list = await store.readList();
      // Anybody may send this: what no module could have sent is dropped.
      const known = report.outcomes.filter(
        ({ module, version }) => list?.modules[module] && VERSION.test(version),
      );
      if (known.length > 0) await outcomes.add(known);
      return reply.code(202).send(answer('Noted.', null));
    },
  );
};

const answer = <T>(message: string, data: T) => ({ status: true, message, data });

function read<T>(
  schema: { safeParse(value: unknown): z.core.util.SafeParseResult<T> },
  body: unknown,
): T {
  const parsed = schema.safeParse(body);
  if (parsed.success) return parsed.data;
  const fields = parsed.error.issues.map(({ path }) => path.join('.')).filter(Boolean);
  throw new ControlError(400, `The request cannot be read: ${fields.join(', ') || 'its body'}.`);
}

/** Errors in the contract's body; a no of the gate with its rules and fixes besides. No internals. */
function answerErrors(app: FastifyInstance): void {
  app.setErrorHandler((error: Error & { statusCode?: number }, request, reply) => {
    const isConflict = error instanceof StartError;
    const status = isConflict ? 409 : (error.statusCode ?? 500);
    if (status >= 500) request.log.error(error);
    const body: ErrorBody = {
      status: false,
      message: status === 500 ? 'Something went wrong on the server.' : error.message,
      code: CODES[status] ?? 'internal',
      requestId: request.id,
    };
    const refusals = error instanceof GateError ? { refusals: error.refusals } : {};
    return reply.code(status).send({ ...body, ...refusals });
  });
}

/** The API's words for the statuses that occur here. */
const CODES: Readonly<Record<number, string>> = {
  400: 'malformed',
  401: 'unauthenticated',
  403: 'forbidden',
  404: 'not_found',
  409: 'conflict',
  413: 'too_large',
  415: 'unsupported_type',
  429: 'too_many_tries',
  503: 'unavailable',
};
