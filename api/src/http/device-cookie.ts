import cookie from '@fastify/cookie';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { type Device, readDevice } from '../access/device.ts';
import type { Context } from '../core/context.ts';

const COOKIE_NAME = 'rollcall_device';
const COOKIE_PATH = '/api/v1/auth';
/** The longest lifetime that browsers allow. */
const MAX_AGE_SECONDS = 400 * 24 * 3600;

/** Enables cookies in a scope. */
export async function registerDeviceCookie(app: FastifyInstance): Promise<void> {
  await app.register(cookie);
}

/** The browser of a request. The cookie does not sign in; it only selects the rate limits that apply. */
export function readRequestDevice(
  { signer, publicUrl }: Context,
  request: FastifyRequest,
  reply: FastifyReply,
): Device {
  const secure = request.protocol === 'https' || publicUrl.startsWith('https:');
  return readDevice(signer, {
    read: () => request.cookies[COOKIE_NAME],
    write: (text) =>
      reply.setCookie(COOKIE_NAME, text, {
        path: COOKIE_PATH,
        httpOnly: true,
        sameSite: 'lax',
        secure,
        maxAge: MAX_AGE_SECONDS,
      }),
  });
}
