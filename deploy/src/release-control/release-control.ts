import rateLimit from '@fastify/rate-limit';
import type { ErrorBody } from '@rollcall/shared/contract';
import {
  type AnyRelease,
  consentNeeded,
  isModuleName,
  isReleaseName,
  isVersion,
  OUTCOMES_PATH,
  type Outcome,
  outcomesReport,
  pointerMove,
  RELEASES_PATH,
} from '@rollcall/shared/module';
import { networkOf, OperatorError } from '@rollcall/shared/node';
import type { FastifyInstance, FastifyPluginAsync, FastifyRequest } from 'fastify';
import type { AccessStore } from '../deploy-tokens/access-store.ts';
import { TokenRefusal } from '../deploy-tokens/authorize-token.ts';
import { GateError } from '../gate/gate.ts';
import { readRelease } from '../gate/read-live.ts';
import { callerOf } from '../http/caller.ts';
import type { OutcomeStore } from '../outcomes/outcome-store.ts';
import { logSparingly } from '../process/log-sparingly.ts';
import { movePointer } from '../releases/move-pointer.ts';
import { type Moved, pointTo } from '../releases/point-to.ts';
import { promoteProven } from '../releases/promote.ts';
import { reportReleases } from '../releases/report.ts';
import { DamagedStoreError } from '../store/live-list.ts';
import { DamagedFileError } from '../store/private-file.ts';
import type { ReleaseStore } from '../store/release-store.ts';
import { UploadRefusal } from '../uploads/upload-refusal.ts';
import { type Actor, actorOf } from './actor.ts';
import type { Authorize } from './authorize.ts';
import { checkRoute } from './check-route.ts';
import { ControlError } from './control-error.ts';
import { createFailureNotices, type NotifyAdministrators } from './failure-notices.ts';
import type { Identify } from './identify.ts';
import { readBody } from './read-body.ts';
import { smokeRoute } from './smoke-route.ts';
import { type UploadRoutesOptions, uploadRoutes } from './upload-routes.ts';

export interface ReleaseControlOptions {
  readonly store: ReleaseStore;
  readonly outcomes: OutcomeStore;
  /** The administrator who makes a request. */
  readonly authorize: Authorize;
  /** Whose session a request has. */
  readonly identify: Identify;
  /** The deploy tokens, which pipelines use instead of a session. */
  readonly access: AccessStore;
  /** Checks an upload and publishes it. */
  readonly receive: UploadRoutesOptions['receive'];
  /** Tells administrators of a release that fails; without it only the log does. */
  readonly notify?: NotifyAdministrators;
}

interface Params {
  readonly name: string;
  readonly version: string;
}

interface Get {
  Params: Params;
  /** `consent=run`: the administrator lets uploaded code run in a preview. */
  Querystring: { readonly consent?: string };
}

/** Calls per minute of one session or deploy token; a release makes a few. */
export const CALLS_PER_MINUTE = 300;

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

/**
 * Release control over HTTP (design §6): the report of releases, the record of any published version for `?preview=`,
 * pointer moves, and the outcomes that pages report. All but the last are for administrators, and for deploy tokens as far
 * as their modules and actions go (decision 071).
 */
export const releaseControl: FastifyPluginAsync<ReleaseControlOptions> = async (app, options) => {
  const { store, outcomes } = options;
  const noticeFailures = createFailureNotices(options);
  sendErrors(app);
  app.addHook('onSend', async (_request, reply) => {
    reply.header('cache-control', 'no-store');
  });
  await app.register(rateLimit, {
    max: CALLS_PER_MINUTE,
    timeWindow: '1 minute',
    keyGenerator: callerOf,
  });

  app.get(RELEASES_PATH, async (request, _reply) => {
    const { modules } = await actorOf(options, request, { action: 'read' });
    const { names, notLive = [] } = await reportReleases(store, outcomes);
    const mayRead = ({ name }: { readonly name: string }) => modules?.includes(name) ?? true;
    return success('Releases', { names: names.filter(mayRead), notLive: notLive.filter(mayRead) });
  });

  app.get<Get>(`${RELEASES_PATH}/:name/:version`, async (request) => {
    const { name, version } = request.params;
    const { modules } = await actorOf(options, request, { name, action: 'read' });
    const isSafe = isModuleName(name) && isVersion(version);
    const release = isSafe ? await readRelease(store, name, version) : undefined;
    if (!release) throw new ControlError(404, `${name} ${version} is not published.`);
    const isForPreview = modules === undefined;
    const consent =
      isForPreview && request.query.consent !== 'run' ? consentFor(release) : undefined;
    if (!consent) return success(`${name} ${version}`, release.record);
    return success(`${name} ${version} runs only with your consent.`, consent);
  });

  app.post<{ Params: Params }>(`${RELEASES_PATH}/:name/moves`, async (request) => {
    const { name } = request.params;
    const actor = await actorOf(options, request, { name, action: 'point' });
    const moved = await move(options, name, request.body, actor);
    return success(`${name} is at ${moved.to}.`, moved);
  });

  await app.register(checkRoute, options);
  await app.register(uploadRoutes, options);
  await app.register(smokeRoute, options);

  app.post(OUTCOMES_PATH, OUTCOMES_LIMITS, async (request, reply) => {
    const report = readBody(outcomesReport, request.body);
    // Anyone may send this, so versions that no page could have loaded are dropped.
    const accepted = await publishedOnly(store, report.outcomes);
    if (accepted.length > 0) await outcomes.add(accepted, networkOf(request.ip));
    const source = { network: networkOf(request.ip), isPerson: () => isPerson(options, request) };
    await noticeFailures(accepted, source, request.log);
    return reply.code(202).send(success('Noted.', null));
  });
};

/** Whether a report comes with a live session. A backend that fails, or that does not know, is no reason to refuse it. */
const isPerson = async ({ identify }: ReleaseControlOptions, request: FastifyRequest) =>
  request.headers.authorization !== undefined &&
  (await identify(request).catch(() => undefined)) !== undefined;

/** Moves the pointer of `name` as the request's body demands. */
async function move(
  { store, outcomes }: ReleaseControlOptions,
  name: string,
  body: unknown,
  { by, modules }: Actor,
): Promise<Moved> {
  const isByToken = modules !== undefined;
  if (!isReleaseName(name)) throw new ControlError(404, 'There is no module of this name.');
  const {
    action,
    to,
    from,
    now = false,
    again = false,
    unsmoked = false,
  } = readBody(pointerMove, body);
  if (to !== undefined && action !== 'release' && action !== 'rollback') {
    throw new ControlError(400, `${action} takes no version: omit "to".`);
  }
  if (now && action !== 'rollback' && action !== 'disable') {
    throw new ControlError(400, `${action} cannot reach open pages: omit "now".`);
  }
  if (to !== undefined && !isVersion(to)) {
    throw new ControlError(404, 'There is no such version.');
  }
  // Promote a proven version first, so that it remains the rollback target of the new one.
  await promoteProven(store, outcomes);
  return action === 'release'
    ? pointTo(store, { name, version: to }, { by, again, unsmoked, isByToken, from })
    : movePointer(store, { name, action, to, from, again, now, by });
}

/** Who sent an uploaded release; undefined for one that was built from the console's own sources. */
function consentFor(release: AnyRelease) {
  if (release.kind === 'shell' || !release.record.upload) return undefined;
  const { descriptor, upload } = release.record;
  return consentNeeded.parse({ upload: { team: descriptor.team, ...upload } });
}

/** The outcomes of versions that are in the store. */
async function publishedOnly(store: ReleaseStore, all: readonly Outcome[]): Promise<Outcome[]> {
  const modules = [...new Set(all.map(({ module }) => module))];
  const lists = await Promise.all(
    modules.map(async (module) => [module, await store.listVersions(module)] as const),
  );
  const versions = new Map(lists);
  return all.filter(({ module, version }) => versions.get(module)?.includes(version));
}

const success = <T>(message: string, data: T) => ({ status: true, message, data });

/** Sends errors with the contract's body, without internals; a refusal of the gate includes its rules and fixes. */
function sendErrors(app: FastifyInstance): void {
  const logDiskFull = logSparingly((log: () => void) => log());
  app.setErrorHandler((error: Error & { statusCode?: number }, request, reply) => {
    const status = statusOf(error);
    if (isDiskFull(error)) logDiskFull(() => request.log.error(error));
    else if (status >= 500) request.log.error(error);
    const body: ErrorBody = {
      status: false,
      message: messageOf(error, status),
      code: CODES[status] ?? 'internal',
      requestId: request.id,
    };
    const refusals = error instanceof GateError ? { refusals: error.refusals } : {};
    return reply.code(status).send({ ...body, ...refusals });
  });
}

const isDiskFull = (error: Error & { code?: string }) => error.code === 'ENOSPC';

/** The folder of the store belongs to another account, or its disk is mounted for reading only. */
const isReadOnly = ({ code = '' }: Error & { code?: string }) => /^(EROFS|EACCES)$/.test(code);

function statusOf(error: Error & { statusCode?: number }): number {
  if (error instanceof DamagedStoreError || error instanceof DamagedFileError) return 503;
  if (isDiskFull(error) || isReadOnly(error)) return 503;
  return error instanceof OperatorError ? 409 : (error.statusCode ?? 500);
}

/** The message for the caller: never a path of the server, nor the text of an error that is not meant for people. */
function messageOf(error: Error, status: number): string {
  if (error instanceof DamagedStoreError) {
    return 'The release list is damaged. The operator can repair it: npm run releases -- --repair';
  }
  if (isDiskFull(error))
    return 'The server has no space left: nothing was changed. Try again later.';
  if (isReadOnly(error))
    return 'The server cannot write to its store: nothing was changed. Tell the operator.';
  if (error instanceof OperatorError || error instanceof ControlError) return error.message;
  if (error instanceof TokenRefusal || error instanceof UploadRefusal) return error.message;
  if (status >= 500) return 'Something went wrong on the server.';
  return MESSAGES[status] ?? 'The request cannot be read.';
}

/** Of errors whose own text is not meant for people. */
const MESSAGES: Readonly<Record<number, string>> = {
  401: 'Please sign in.',
  403: 'Only administrators may do this.',
  413: 'The body is too large.',
  415: 'content-type: send JSON, or an archive as application/gzip.',
  429: 'Too many calls. Please wait a minute.',
};

/** The API's error codes for the statuses that occur here. */
const CODES: Readonly<Record<number, string>> = {
  400: 'malformed',
  401: 'unauthenticated',
  403: 'forbidden',
  404: 'not_found',
  409: 'conflict',
  413: 'too_large',
  415: 'unsupported_type',
  422: 'invalid',
  429: 'too_many_tries',
  503: 'unavailable',
};
