import type { input, output, ZodMiniType } from 'zod/mini';
import type { Call } from './call.ts';

/**
 * What a program passes to make a call: types of the call's own schemas, so that a field that is renamed in the contract
 * stops compiling where it is sent. Path parameters and the query are sent as text; a caller passes numbers and booleans.
 */
export type CallInput<C extends Call> = Part<'params', CallParams<C>> &
  Part<'query', CallQuery<C>> &
  Part<'body', C extends { readonly isForm: true } ? CallForm<C> : CallBody<C>>;

/** The parameters that the call's path names, as in `/leaves/{id}`. */
export type CallParams<C extends Call> = [ParameterOf<C['path']>] extends [never]
  ? never
  : {
      readonly [Name in ParameterOf<C['path']>]: OutputOf<C, 'params'>[Name &
        keyof OutputOf<C, 'params'>];
    };

/** The query: required are the fields that the schema requires; the values are what the server reads from the text. */
export type CallQuery<C extends Call> = [InputOf<C, 'query'>] extends [never]
  ? never
  : {
      readonly [Name in keyof InputOf<C, 'query'>]: OutputOf<C, 'query'>[Name &
        keyof OutputOf<C, 'query'>];
    };

/** The JSON body, before the schema trims or converts it. */
export type CallBody<C extends Call> = Immutable<InputOf<C, 'body'>>;

/** The fields of a multipart form, in which text, flags and files can be sent, but not null. */
export type CallFields<C extends Call> = {
  readonly [Name in keyof InputOf<C, 'body'>]: FormValue<
    InputOf<C, 'body'>[Name],
    OutputOf<C, 'body'>[Name & keyof OutputOf<C, 'body'>]
  >;
};

/** What the server responds with. */
export type CallResponse<C extends Call> = Immutable<output<C['response']>>;

declare const callOfForm: unique symbol;

/** A multipart form of that call. Only `makeForm` creates one, from typed fields. */
export interface CallForm<C extends Call> extends FormData {
  readonly [callOfForm]: C['name'];
}

/** The names in braces in a path. */
type ParameterOf<Path extends string> = Path extends `${string}{${infer Name}}${infer Rest}`
  ? Name | ParameterOf<Rest>
  : never;

type SchemaOf<C extends Call, P extends 'params' | 'query' | 'body'> = C extends {
  readonly [Key in P]: infer Schema extends ZodMiniType;
}
  ? Schema
  : never;

type InputOf<C extends Call, P extends 'params' | 'query' | 'body'> = input<SchemaOf<C, P>>;
type OutputOf<C extends Call, P extends 'params' | 'query' | 'body'> = output<SchemaOf<C, P>>;

/** One part of a request: absent if the call has none, optional if nothing in it is required. */
type Part<Name extends string, Value> = [Value] extends [never]
  ? { readonly [N in Name]?: never }
  : undefined extends Value
    ? { readonly [N in Name]?: Value }
    : Record<never, never> extends Value
      ? { readonly [N in Name]?: Value }
      : { readonly [N in Name]: Value };

type FormValue<Input, Output> = boolean extends Output ? boolean | undefined : Exclude<Input, null>;

type Immutable<T> = T extends readonly (infer Item)[]
  ? readonly Immutable<Item>[]
  : T extends object
    ? { readonly [Name in keyof T]: Immutable<T[Name]> }
    : T;
