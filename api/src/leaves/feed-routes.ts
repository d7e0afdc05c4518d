import { createLeaveFeed, revokeLeaveFeed } from '@rollcall/shared/contract';
import type { FastifyInstance } from 'fastify';
import type { Context } from '../context.ts';
import type { AddCall } from '../plugins/route-call.ts';
import { createFeed, readFeed, revokeFeed } from './feed.ts';

/** Enough for a calendar program, too few to guess 256 bits. */
const READS_PER_MINUTE = 60;

/** The secret calendar: made and revoked by administrators, read by whoever has the link (design §15.7). */
export function addLeaveFeedRoutes(app: FastifyInstance, addCall: AddCall, context: Context): void {
  addCall(createLeaveFeed, async ({ caller, body }) => ({
    status: true,
    message: 'Calendar link made',
    data: { path: await createFeed(context, caller, body?.department) },
  }));

  addCall(revokeLeaveFeed, async ({ caller }) => {
    await revokeFeed(context, caller);
    return { status: true, message: 'Calendar link revoked', data: null };
  });

  app.get<{ Params: { secret: string } }>(
    '/leaves/feed/:secret.ics',
    {
      schema: { operationId: 'readLeaveFeed' } as object,
      config: { rateLimit: { max: READS_PER_MINUTE, timeWindow: '1 minute' } },
    },
    async (request, reply) => {
      const text = await readFeed(context, request.params.secret);
      return reply
        .type('text/calendar; charset=utf-8')
        .header('content-disposition', 'attachment; filename="leaves.ics"')
        .header('x-content-type-options', 'nosniff')
        .serializer((body: string) => body)
        .send(text);
    },
  );
}
