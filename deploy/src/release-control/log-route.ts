import { LOG_PATH, MAX_MOVES, type ReleaseMove } from '@rollcall/shared/module';
import type { FastifyPluginAsync } from 'fastify';
import { administratorOf, type Identify } from '../http/identify.ts';
import type { ReleaseStore } from '../store/release-store.ts';

interface LogRouteOptions {
  readonly store: ReleaseStore;
  readonly identify: Identify;
}

/** The log of pointer moves, newest first. For administrators. */
export const logRoute: FastifyPluginAsync<LogRouteOptions> = async (app, { store, identify }) => {
  app.get(LOG_PATH, async (request, _reply) => {
    await administratorOf(identify, request);
    const moves: ReleaseMove[] = (await store.readLog()).slice(-MAX_MOVES).toReversed();
    return { status: true, message: 'Moves of pointers, newest first', data: { moves } };
  });
};
