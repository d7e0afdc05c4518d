import { OperatorError } from '@rollcall/shared/node';
import { GateError } from '../gate/gate.ts';
import { DamagedStoreError } from '../store/live-list.ts';
import type { Received, Upload } from './receive-upload.ts';
import { UploadRefusal } from './upload-refusal.ts';

/** What a receiver is started with; it reads the archive from its input. */
export interface ReceiverInput extends Omit<Upload, 'archive'> {
  /** Folder of the release store. */
  readonly releasesDir: string;
  /** An empty folder for the files of the archive. */
  readonly folder: string;
}

/** An error on its way between processes. */
interface SentError {
  readonly kind: string;
  readonly message: string;
  readonly stack: string | undefined;
  readonly code: string | undefined;
  readonly statusCode: UploadRefusal['statusCode'] | undefined;
  readonly refusals: GateError['refusals'] | undefined;
}

/** What a receiver answers. */
export type FromReceiver =
  | { readonly received: Received; readonly error?: undefined }
  | { readonly error: SentError };

/** Describes an error for the other process. */
export function describeError(error: unknown): SentError {
  const { name, message, stack, code, statusCode, refusals } = error as Error & Partial<SentError>;
  return { kind: name, message, stack, code, statusCode, refusals };
}

/** The error that was described, of the class that decides the response. */
export function errorOf({ kind, message, stack, code, ...sent }: SentError): Error {
  if (kind === 'UploadRefusal') return new UploadRefusal(sent.statusCode ?? 422, message);
  if (kind === 'GateError') return withMessage(new GateError('', sent.refusals ?? []), message);
  if (kind === 'DamagedStoreError') return withMessage(new DamagedStoreError(''), message);
  if (kind === 'OperatorError') return new OperatorError(message);
  return Object.assign(new Error(message), { stack, code });
}

/** The message is complete already. */
const withMessage = (error: Error, message: string) => Object.assign(error, { message });
