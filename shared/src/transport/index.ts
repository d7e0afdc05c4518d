export { ApiError } from './api-error.ts';
export { type OutcomeMeta, queryClient } from './query-client.ts';
export {
  configureTransport,
  type SendOptions,
  send,
  type Tone,
  type TransportSettings,
} from './transport.ts';
