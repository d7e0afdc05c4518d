import { type DeployTokenInfo, TOKENS_PATH } from '@rollcall/shared/module';
import type { FastifyPluginAsync } from 'fastify';
import * as z from 'zod/mini';
import { addToken, revokeToken } from '../deploy-tokens/change-tokens.ts';
import { shownToken } from '../deploy-tokens/deploy-token.ts';
import { ControlError } from '../http/control-error.ts';
import { administratorOf } from '../http/identify.ts';
import type { Authorizers } from './actor.ts';
import { readBody } from './read-body.ts';

/** What a new token may do, for how many days. */
const newToken = z.strictObject({
  title: z.string(),
  modules: z.array(z.string()),
  mayPublish: z._default(z.boolean(), false),
  mayPoint: z._default(z.boolean(), false),
  days: z.number(),
});

/**
 * Deploy tokens, with the rules of `npm run token` (decision 071): list, create, whose response is the only one with the
 * token's text, and revoke. For administrators; no token may ask for another.
 */
export const tokenRoutes: FastifyPluginAsync<Authorizers> = async (app, { identify, access }) => {
  app.get(TOKENS_PATH, async (request, _reply) => {
    await administratorOf(identify, request);
    const { tokens } = await access.read();
    const shown: DeployTokenInfo[] = tokens.map(shownToken);
    return success('Deploy tokens', { tokens: shown });
  });

  app.post(TOKENS_PATH, async (request, reply) => {
    const { id } = await administratorOf(identify, request);
    const body = readBody(newToken, request.body);
    const by = `administrator ${id}`;
    const { token, text } = await addToken(access, { ...body, by }, new Date());
    request.log.info({ deployToken: token.id, by }, 'A deploy token was created');
    reply.code(201);
    return success('The token is shown once: store it now.', { ...shownToken(token), token: text });
  });

  app.delete<{ Params: { readonly id: string } }>(`${TOKENS_PATH}/:id`, async (request) => {
    const { id: administrator } = await administratorOf(identify, request);
    const { id } = request.params;
    const revoked = await revokeToken(access, id, new Date());
    if (!revoked) throw new ControlError(404, `There is no deploy token ${id}.`);
    request.log.info({ deployToken: id, by: `administrator ${administrator}` }, 'Revoked');
    return success(`The deploy token ${id} (${revoked.title}) is revoked.`, shownToken(revoked));
  });
};

const success = <T>(message: string, data: T) => ({ status: true, message, data });
