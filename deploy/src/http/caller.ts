import { createHash } from 'node:crypto';
import { networkOf } from '@rollcall/shared/node';
import type { FastifyRequest } from 'fastify';

/**
 * Who makes a call, for limits: a session or a deploy token, since the people of an office share an address; without
 * either, the network.
 */
export function callerOf({ headers, ip }: Pick<FastifyRequest, 'headers' | 'ip'>): string {
  const { authorization } = headers;
  if (authorization === undefined) return networkOf(ip);
  return createHash('sha256').update(authorization).digest('base64url');
}
