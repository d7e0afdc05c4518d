import { LOG_PATH, MAX_MOVES, type ReleaseMove } from '@rollcall/shared/module';
import type { FastifyPluginAsync } from 'fastify';
import type { ReleaseStore } from '../store/release-store.ts';
import type { Authorize } from './authorize.ts';

interface LogRouteOptions {
  readonly store: ReleaseStore;
  readonly authorize: Authorize;
}

/** The log of pointer moves, newest first. For administrators. */
export const logRoute: FastifyPluginAsync<LogRouteOptions> = async (app, { store, authorize }) => {
  app.get(LOG_PATH, async (request, _reply) => {
    await authorize(request);
    const moves: ReleaseMove[] = (await store.readLog()).slice(-MAX_MOVES).toReversed();
    return { status: true, message: 'Moves of pointers, newest first', data: { moves } };
  });
};
