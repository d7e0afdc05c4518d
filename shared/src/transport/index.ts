export { ApiError } from './api-error.ts';
export { type OutcomeMeta, queryClient } from './query-client.ts';
export {
  addressOf,
  configureTransport,
  type SendOptions,
  send,
  type ToastAction,
  type Tone,
  type TransportSettings,
} from './transport.ts';
