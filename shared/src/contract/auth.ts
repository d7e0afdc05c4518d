import * as z from 'zod/mini';
import { defineCall } from './call.ts';
import { ENDPOINTS } from './endpoint.ts';
import { envelope } from './envelope.ts';
import { sessionUser } from './session-user.ts';

export const loginRequest = z.object({
  email: z.string().check(z.trim(), z.minLength(1, 'Email is required'), z.maxLength(254)),
  password: z.string().check(z.minLength(1, 'Password is required'), z.maxLength(1024)),
});

/** Signs in (spec §7). `data` contains the bearer token and the employee. */
export const login = defineCall({
  ...ENDPOINTS.login,
  body: loginRequest,
  response: envelope(z.object({ token: z.string(), employee: sessionUser })),
});

export type LoginRequest = z.infer<typeof loginRequest>;
