import cookie from '@fastify/cookie';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { type Device, deviceOf } from '../access/device.ts';
import type { Context } from '../core/context.ts';

const NAME = 'rollcall_device';
const PATH = '/api/v1/auth';
/** The longest that browsers keep a cookie. */
const MAX_AGE_SECONDS = 400 * 24 * 3600;

/** Lets a scope read and set the cookie. */
export async function registerDeviceCookie(app: FastifyInstance): Promise<void> {
  await app.register(cookie);
}

/** The browser that makes a request. The cookie signs nobody in: it only says whose tries to count apart. */
export function deviceOfRequest(
  { signer, publicUrl }: Context,
  request: FastifyRequest,
  reply: FastifyReply,
): Device {
  const secure = request.protocol === 'https' || publicUrl.startsWith('https:');
  return deviceOf(signer, {
    read: () => request.cookies[NAME],
    write: (text) =>
      reply.setCookie(NAME, text, {
        path: PATH,
        httpOnly: true,
        sameSite: 'lax',
        secure,
        maxAge: MAX_AGE_SECONDS,
      }),
  });
}
