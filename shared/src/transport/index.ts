export { ApiError, type MessageOrigin } from './api-error.ts';
export type {
  BodyOf,
  CallArguments,
  CallName,
  CallOptions,
  FieldsOf,
  FormOf,
  QueryOf,
  SendOptions,
} from './call-options.ts';
export { type OutcomeMeta, queryClient } from './query-client.ts';
export {
  addressOf,
  type BackendCall,
  configureTransport,
  send,
  sendToBackend,
  type ToastAction,
  type Tone,
  type TransportSettings,
} from './transport.ts';
