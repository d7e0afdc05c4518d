export { ApiError, type MessageOrigin } from './api-error.ts';
export type {
  AnswerOf,
  BodyOf,
  CallArguments,
  CallName,
  CallOptions,
  FieldsOf,
  FormOf,
  OwnCall,
  QueryOf,
  ResponseOf,
  RowOf,
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
