import type { Actor, Call } from './calls.ts';
import type { ApiResponse, Client } from './client.ts';
import type { People } from './people.ts';

/** How long each of some calls took, and all of them together. */
export interface Load {
  readonly ms: readonly number[];
  readonly seconds: number;
}

/**
 * Repeats a call over some connections at once for some seconds. Each connection ends its turn, so that everyone is punched out.
 * @throws Error for a response that is not a success.
 */
export async function repeatFor(
  client: Client,
  people: People,
  call: Call,
  { connections, seconds }: { readonly connections: number; readonly seconds: number },
): Promise<Load> {
  const startedAt = performance.now();
  const endAt = startedAt + seconds * 1000;
  const each = await Promise.all(
    Array.from({ length: connections }, async (_, connection) => {
      const actor = call.actor(people, connection);
      const ms: number[] = [];
      while (performance.now() < endAt) ms.push(...(await takeTurn(client, actor, call)));
      return ms;
    }),
  );
  return { ms: each.flat(), seconds: (performance.now() - startedAt) / 1000 };
}

/** Makes the calls of one turn; milliseconds of each. */
export async function takeTurn(
  client: Client,
  actor: Actor,
  { name, callsPerTurn }: Call,
): Promise<number[]> {
  const ms: number[] = [];
  for (let n = 0; n < callsPerTurn; n += 1) {
    const sentAt = performance.now();
    const response = await client.send(actor.next());
    ms.push(performance.now() - sentAt);
    refuseFailure(name, response);
    actor.saw?.(response);
  }
  return ms;
}

function refuseFailure(name: string, { status, text }: ApiResponse): void {
  if (status >= 300) throw new Error(`${name}: ${status} ${text}`);
}
