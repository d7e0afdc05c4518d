import type { FastifyRequest } from 'fastify';
import type { AccessStore } from '../deploy-tokens/access-store.ts';
import { authorizeToken, tokenIn } from '../deploy-tokens/authorize-token.ts';
import type { Demand } from '../deploy-tokens/deploy-token.ts';
import { administratorOf, type Identify } from '../http/identify.ts';

/** How requests are authorized. */
export interface Authorizers {
  /** Whose session a request has. */
  readonly identify: Identify;
  readonly access: AccessStore;
  /**
   * The operator of the console, who makes every request of a server that runs in the process of their command: without a
   * session or a token, and also for the shell.
   */
  readonly operator?: string | undefined;
}

/** Who makes a request: the operator, an administrator, or a deploy token and the modules that it is limited to. */
export interface Actor {
  readonly by: string;
  readonly isAdministrator?: boolean;
  /** Of a deploy token. */
  readonly modules?: readonly string[];
}

/** @throws ControlError when the request comes from none of them, or the token may not do this. */
export async function actorOf(
  { identify, access, operator }: Authorizers,
  request: FastifyRequest,
  demand: Demand,
): Promise<Actor> {
  if (operator !== undefined) return { by: operator };
  const text = tokenIn(request.headers.authorization);
  if (text === undefined) {
    const { id } = await administratorOf(identify, request);
    return { by: `administrator ${id}`, isAdministrator: true };
  }
  const used = await authorizeToken(access, text, demand, new Date());
  request.log.info({ deployToken: used.id, ...demand }, 'A deploy token was used');
  return used;
}
