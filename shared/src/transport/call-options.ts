import type * as contract from '../contract/index.ts';
import type {
  Call,
  CallBody,
  CallFields,
  CallForm,
  CallInput,
  CallQuery,
  CallResponse,
  ENDPOINTS,
} from '../contract/index.ts';

type Contract = typeof contract;

/** Every call of the contract by its name. Only types are imported, so no schema gets into a bundle. */
type Calls = {
  [Key in keyof Contract as Contract[Key] extends Call
    ? Contract[Key]['name']
    : never]: Contract[Key] extends Call ? Contract[Key] : never;
};

/** The name of a call: its key in `ENDPOINTS`. A call that the contract's index does not export is none. */
export type CallName = keyof Calls & keyof typeof ENDPOINTS;

/** The query of a call. */
export type QueryOf<Name extends CallName> = CallQuery<Calls[Name]>;

/** The JSON body of a call. */
export type BodyOf<Name extends CallName> = CallBody<Calls[Name]>;

/** The fields of a call's form, for `makeForm`. */
export type FieldsOf<Name extends CallName> = CallFields<Calls[Name]>;

/** The form of a call whose body is one. */
export type FormOf<Name extends CallName> = CallForm<Calls[Name]>;

/** The calls of spec §7: any backend may answer them, so their responses are read field by field (design §8). */
type SpecifiedCall =
  | 'login'
  | 'forgotPassword'
  | 'verifyOtpCode'
  | 'setPassword'
  | 'register'
  | 'getDashboard'
  | 'listEmployees'
  | 'searchEmployees'
  | 'createEmployee'
  | 'updateEmployee'
  | 'deleteEmployee'
  | 'setEmployeeStatus'
  | 'createDocument'
  | 'updateDocument'
  | 'deleteDocument'
  | 'upload'
  | 'getTimeStatistics'
  | 'listEmployeeTimeLogs'
  | 'punchIn'
  | 'listLeaves'
  | 'listBreaks';

/** A call that only our own server has. */
export type OwnCall = Exclude<CallName, SpecifiedCall>;

/** The whole response of our own server to a call; it checks each of its responses with the schema. */
export type ResponseOf<Name extends OwnCall> = CallResponse<Calls[Name]>;

/** The data in that response. */
export type AnswerOf<Name extends OwnCall> =
  ResponseOf<Name> extends { readonly data: infer Data } ? Data : never;

/** An entry of the list in that response. */
export type RowOf<Name extends OwnCall> =
  AnswerOf<Name> extends readonly (infer Row)[] ? Row : never;

/** What a call may have in addition to params, query and body. */
export interface SendOptions {
  readonly signal?: AbortSignal;
  /** Makes a write safe to retry: our server repeats its first response for the same key (design §9). */
  readonly idempotencyKey?: string | undefined;
  /** Called with the fraction of the body that has been uploaded, from 0 to 1. */
  readonly onProgress?: (progress: number) => void;
}

/** The options of a call: the params, query and body of its schemas, and {@link SendOptions}. */
export type CallOptions<Name extends CallName> = CallInput<Calls[Name]> & SendOptions;

/**
 * The last argument of a call; optional if nothing in it is required. A field that the schema does not have is an error,
 * also when it comes from a spread object, for which TypeScript itself allows it.
 */
export type CallArguments<Name extends CallName, Given extends CallOptions<Name>> =
  Record<never, never> extends CallOptions<Name>
    ? [options?: Exact<Given, CallOptions<Name>>]
    : [options: Exact<Given, CallOptions<Name>>];

type Exact<Given, Allowed> = Given & {
  readonly [Key in keyof Given]: Key extends 'params' | 'query' | 'body'
    ? WithoutExtra<Given[Key], NonNullable<Allowed[Key & keyof Allowed]>>
    : Key extends keyof Allowed
      ? unknown
      : never;
};

type WithoutExtra<Given, Allowed> = Given extends object
  ? { readonly [Key in Exclude<keyof Given, keyof Allowed>]: never }
  : unknown;
