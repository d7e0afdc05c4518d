import type { ErrorBody } from '@rollcall/shared/contract';
import { OperatorError } from '@rollcall/shared/node';
import type { FastifyInstance } from 'fastify';
import { TokenRefusal } from '../deploy-tokens/authorize-token.ts';
import { TokenFieldError } from '../deploy-tokens/deploy-token.ts';
import { GateError } from '../gate/gate.ts';
import { ControlError } from '../http/control-error.ts';
import { logSparingly } from '../process/log-sparingly.ts';
import { formatError } from '../process/report-error.ts';
import { DamagedStoreError } from '../store/live-list.ts';
import { DamagedFileError } from '../store/private-file.ts';
import { UploadRefusal } from '../uploads/upload-refusal.ts';
import type { Authorizers } from './actor.ts';

/**
 * Sends errors with the contract's body; a refusal of the gate includes its rules and fixes. Internals are for the operator
 * only.
 */
export function sendErrors(
  app: FastifyInstance,
  { operator }: Pick<Authorizers, 'operator'>,
): void {
  const logDiskFull = logSparingly((log: () => void) => log());
  app.setErrorHandler((error: Error & { statusCode?: number }, request, reply) => {
    const status = statusOf(error);
    if (isDiskFull(error)) logDiskFull(() => request.log.error(error));
    else if (status >= 500) request.log.error(error);
    const body: ErrorBody = {
      status: false,
      message: operator === undefined ? messageOf(error, status) : inFull(error, status),
      code: CODES[status] ?? 'internal',
      requestId: request.id,
    };
    const refusals = error instanceof GateError ? { refusals: error.refusals } : {};
    return reply.code(status).send({ ...body, ...fieldsOf(error), ...refusals });
  });
}

/** The field of a form that breaks a rule. */
function fieldsOf(error: Error): Pick<ErrorBody, 'fields'> {
  if (!(error instanceof TokenFieldError)) return {};
  const { field, problem } = error;
  return { fields: [{ field, message: sentence(problem) }] };
}

const sentence = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

const isDiskFull = (error: Error & { code?: string }) => error.code === 'ENOSPC';

/** The folder of the store belongs to another account, or its disk is mounted for reading only. */
const isReadOnly = ({ code = '' }: Error & { code?: string }) => /^(EROFS|EACCES)$/.test(code);

function statusOf(error: Error & { statusCode?: number }): number {
  if (error instanceof DamagedStoreError || error instanceof DamagedFileError) return 503;
  if (isDiskFull(error) || isReadOnly(error)) return 503;
  if (error instanceof TokenFieldError) return 422;
  return error.statusCode ?? (error instanceof OperatorError ? 409 : 500);
}

/** The message for the operator: with paths, and of a defect where it is. */
const inFull = (error: Error, status: number) =>
  formatError(error) ?? (status < 500 ? error.message : String(error.stack));

/** The message for other callers: never a path of the server, nor the text of an error that is not meant for people. */
function messageOf(error: Error, status: number): string {
  if (error instanceof DamagedStoreError) {
    return 'The release list is damaged. The operator can repair it: npm run releases -- --repair';
  }
  if (isDiskFull(error))
    return 'The server has no space left: nothing was changed. Try again later.';
  if (isReadOnly(error))
    return 'The server cannot write to its store: nothing was changed. Tell the operator.';
  if (error instanceof TokenFieldError) return `${error.field}: ${error.problem}`;
  if (error instanceof OperatorError || error instanceof ControlError) return error.message;
  if (error instanceof TokenRefusal || error instanceof UploadRefusal) return error.message;
  if (status >= 500) return 'Something went wrong on the server.';
  return MESSAGES[status] ?? 'The request cannot be read.';
}

/** Of errors whose own text is not meant for people. */
const MESSAGES: Readonly<Record<number, string>> = {
  401: 'Please sign in.',
  403: 'Only administrators may do this.',
  413: 'The body is too large.',
  415: 'content-type: send JSON, or an archive as application/gzip.',
  429: 'Too many calls. Please wait a minute.',
};

/** The API's error codes for the statuses that occur here. */
const CODES: Readonly<Record<number, string>> = {
  400: 'malformed',
  401: 'unauthenticated',
  403: 'forbidden',
  404: 'not_found',
  409: 'conflict',
  413: 'too_large',
  415: 'unsupported_type',
  422: 'invalid',
  429: 'too_many_tries',
  503: 'unavailable',
};
