import { placesOf, type Schema, sampleOf, withValue } from './sample.ts';
import { INVALID_BODIES, INVALID_VALUES } from './values.ts';

/** An operation of the OpenAPI document. */
export interface Operation {
  readonly operationId: string;
  readonly parameters?: readonly { name: string; in: string; schema: Schema }[];
  readonly requestBody?: { readonly content: Readonly<Record<string, { schema: Schema }>> };
}

/** A request to send; `title` says what is invalid about it. */
export interface InvalidRequest {
  readonly title: string;
  readonly path: string;
  readonly body?: string | FormData;
  readonly headers?: Readonly<Record<string, string>>;
}

const JSON_TYPE = { 'content-type': 'application/json' };
/** Longer values exceed the request line that the HTTP server accepts. */
const MAX_PATH_VALUE_LENGTH = 3000;

interface Extent {
  /** 1 puts every value in every place; 7 puts a seventh of the values in each place, different ones in the next. */
  readonly everyNth: number;
  /** Also bodies that are not JSON, or unreasonably large. */
  readonly withBodies: boolean;
}

/** Requests to an operation with an invalid value in each place of its path, query and body, one place at a time. */
export function* invalidRequests(
  path: string,
  { parameters = [], requestBody }: Operation,
  { everyNth, withBodies }: Extent,
): Generator<InvalidRequest> {
  let offset = path.length;
  const nextValues = () => {
    offset += 1;
    return INVALID_VALUES.filter((_, index) => index % everyNth === offset % everyNth);
  };
  const json = requestBody?.content['application/json']?.schema;
  const form = requestBody?.content['multipart/form-data']?.schema;
  const sample = json && JSON.stringify(sampleOf(json));
  const target = {
    path,
    plain: path.replaceAll(/\{\w+\}/g, '1'),
    rest: sample === undefined ? {} : { body: sample, headers: JSON_TYPE },
    nextValues,
  };
  yield { title: 'nothing invalid', path: target.plain, ...target.rest };
  const inPath = parameters.filter((parameter) => parameter.in === 'path');
  for (const { name } of inPath) yield* invalidPaths(target, name);
  yield* invalidQueries(
    target,
    parameters.filter((parameter) => parameter.in === 'query'),
  );
  if (json) yield* invalidJson(target, json);
  if (json && withBodies) yield* invalidBodies(target.plain);
  if (form) yield* invalidForms(target.plain, form, nextValues);
}

interface Target {
  /** The path with its parameters as `{name}`. */
  readonly path: string;
  /** The path with a harmless value for each parameter. */
  readonly plain: string;
  /** The rest of a valid request. */
  readonly rest: Pick<InvalidRequest, 'body' | 'headers'>;
  /** Returns the values for the next place. */
  readonly nextValues: () => readonly unknown[];
}

function* invalidPaths(
  { path, rest, nextValues }: Target,
  name: string,
): Generator<InvalidRequest> {
  for (const text of nextValues().map(asText)) {
    const isSent = text.length < MAX_PATH_VALUE_LENGTH && text.isWellFormed() && text.trim() !== '';
    const segment = isSent ? encodeURIComponent(text) : '%E0%A4%A';
    yield {
      title: `${name} in the path: ${text.slice(0, 60)}`,
      path: path.replace(`{${name}}`, segment).replaceAll(/\{\w+\}/g, '1'),
      ...rest,
    };
  }
}

function* invalidQueries(
  { plain, rest, nextValues }: Target,
  parameters: NonNullable<Operation['parameters']>,
): Generator<InvalidRequest> {
  const queryWith = (name: string, text: string) => {
    const query = new URLSearchParams();
    for (const { name: other, schema } of parameters) {
      query.set(other, String(sampleOf(schema, other)));
    }
    query.set(name, text);
    return query;
  };
  for (const { name } of parameters) {
    for (const text of nextValues().map(asText)) {
      const query = queryWith(name, text.slice(0, MAX_PATH_VALUE_LENGTH));
      yield { title: `${name} in the query: ${text.slice(0, 60)}`, path: `${plain}?${query}` };
    }
    const twice = queryWith(name, 'a');
    twice.append(name, 'b');
    yield { title: `${name} twice`, path: `${plain}?${twice}`, ...rest };
    yield { title: `${name} as an object`, path: `${plain}?${name}[a]=1&${name}.b=%`, ...rest };
  }
}

function* invalidJson({ plain, nextValues }: Target, schema: Schema): Generator<InvalidRequest> {
  for (const place of placesOf(schema)) {
    for (const value of nextValues()) {
      const body = JSON.stringify(withValue(sampleOf(schema), place, value));
      const title = `${place.join('.') || 'body'}: ${body.slice(0, 200)}`;
      yield { title, path: plain, body, headers: JSON_TYPE };
    }
  }
}

function* invalidBodies(path: string): Generator<InvalidRequest> {
  for (const { title, text } of INVALID_BODIES) {
    yield { title, path, body: text, headers: JSON_TYPE };
  }
  for (const type of ['text/plain', 'application/xml', 'multipart/form-data', 'x/y; charset=z']) {
    yield { title: type, path, body: '{}', headers: { 'content-type': type } };
  }
}

function* invalidForms(
  path: string,
  schema: Schema,
  nextValues: () => readonly unknown[],
): Generator<InvalidRequest> {
  const sample = sampleOf(schema) as Record<string, unknown>;
  const formWith = (name: string, value: string | File) => {
    const form = new FormData();
    for (const [key, text] of Object.entries(sample)) {
      if (text !== 'Text') form.set(key, String(text));
    }
    form.set(name, value);
    return form;
  };
  for (const name of Object.keys(sample)) {
    for (const text of nextValues().map(asText)) {
      const title = `${name} in the form: ${text.slice(0, 60)}`;
      yield { title, path, body: formWith(name, text) };
    }
    const file = new File(['\u0000'], '../../\u202e%00"; x="\r\n.pdf', { type: 'text/html' });
    yield { title: `${name} a file`, path, body: formWith(name, file) };
  }
  yield { title: 'not a form', path, body: '{}', headers: JSON_TYPE };
  const headers = { 'content-type': 'multipart/form-data' };
  yield { title: 'a form without a boundary', path, body: 'x', headers };
  yield {
    title: 'a form that is cut off',
    path,
    body: '--b\r\ncontent-disposition: form-data; name="file"; filename="x"\r\n\r\nx',
    headers: { 'content-type': 'multipart/form-data; boundary=b' },
  };
}

function asText(value: unknown): string {
  return typeof value === 'string' ? value : JSON.stringify(value);
}
