import rateLimit from '@fastify/rate-limit';
import {
  type AnyRelease,
  consentNeeded,
  isReleaseName,
  isVersion,
  pointerMove,
  RELEASES_PATH,
} from '@rollcall/shared/module';
import type { FastifyPluginAsync } from 'fastify';
import type { AccessStore } from '../deploy-tokens/access-store.ts';
import { readRelease } from '../gate/read-live.ts';
import { callerOf } from '../http/caller.ts';
import { ControlError } from '../http/control-error.ts';
import type { Identify } from '../http/identify.ts';
import type { OutcomeStore } from '../outcomes/outcome-store.ts';
import { movePointer } from '../releases/move-pointer.ts';
import { type Moved, pointTo } from '../releases/point-to.ts';
import { promoteProven } from '../releases/promote.ts';
import { reportReleases } from '../releases/report.ts';
import type { ReleaseStore } from '../store/release-store.ts';
import { type Actor, actorOf } from './actor.ts';
import { buildRoute } from './build-route.ts';
import { checkRoute } from './check-route.ts';
import type { NotifyAdministrators } from './failure-notices.ts';
import { logRoute } from './log-route.ts';
import { outcomesRoute } from './outcomes-route.ts';
import { isPublished } from './published-name.ts';
import { readBody } from './read-body.ts';
import { sendErrors } from './send-errors.ts';
import { smokeRoute } from './smoke-route.ts';
import { tokenRoutes } from './token-routes.ts';
import { type UploadRoutesOptions, uploadRoutes } from './upload-routes.ts';

export interface ReleaseControlOptions {
  readonly store: ReleaseStore;
  readonly outcomes: OutcomeStore;
  /** Whose session a request has. */
  readonly identify: Identify;
  /** The deploy tokens, which pipelines use instead of a session. */
  readonly access: AccessStore;
  /** The operator, in the process of their command; see `Authorizers`. */
  readonly operator?: string;
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
 * Release control over HTTP (design §6): the report of releases, the record of any published version for `?preview=`,
 * pointer moves, and the outcomes that pages report. All but the last are for administrators, and for deploy tokens as far
 * as their modules and actions go (decision 071).
 */
export const releaseControl: FastifyPluginAsync<ReleaseControlOptions> = async (app, options) => {
  const { store, outcomes } = options;
  sendErrors(app, options);
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
    const { names, notLive } = await reportReleases(store, outcomes);
    const mayRead = ({ name }: { readonly name: string }) => modules?.includes(name) ?? true;
    return success('Releases', { names: names.filter(mayRead), notLive: notLive.filter(mayRead) });
  });

  app.get<Get>(`${RELEASES_PATH}/:name/:version`, async (request) => {
    const { name, version } = request.params;
    const { isAdministrator } = await actorOf(options, request, { name, action: 'read' });
    const isSafe = isPublished(name, options) && isVersion(version);
    const release = isSafe ? await readRelease(store, name, version) : undefined;
    if (!release) throw new ControlError(404, `${name} ${version} is not published.`);
    const mustConsent = isAdministrator && request.query.consent !== 'run';
    const consent = mustConsent ? consentFor(release) : undefined;
    if (!consent) return success(`${name} ${version}`, release.record);
    return success(`${name} ${version} runs only with your consent.`, consent);
  });

  app.post<{ Params: Params }>(`${RELEASES_PATH}/:name/moves`, async (request) => {
    const { name } = request.params;
    const actor = await actorOf(options, request, { name, action: 'point' });
    const moved = await move(options, name, request.body, actor);
    return success(`${name} is at ${moved.to}.`, moved);
  });

  await app.register(logRoute, options);
  await app.register(tokenRoutes, options);
  await app.register(checkRoute, options);
  const publishing: FastifyPluginAsync<ReleaseControlOptions> =
    options.operator === undefined ? uploadRoutes : buildRoute;
  await app.register(publishing, options);
  await app.register(smokeRoute, options);
  await app.register(outcomesRoute, options);
};

/** Moves the pointer of `name` as the request's body demands. */
async function move(
  { store, outcomes }: ReleaseControlOptions,
  name: string,
  body: unknown,
  { by, modules }: Actor,
): Promise<Moved> {
  const isByToken = modules !== undefined;
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
  if (action === 'release' && !isReleaseName(name)) {
    throw new ControlError(404, 'There is no module of this name.');
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

const success = <T>(message: string, data: T) => ({ status: true, message, data });
