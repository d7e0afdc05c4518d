import type { FastifySerializerCompiler } from 'fastify';
import { ResponseSerializationError } from 'fastify-type-provider-zod';
import * as z from 'zod/mini';

/**
 * Checks a response by its schema, leaves out what the schema does not name, and writes it. The schema is compiled when the first response of
 * its call is sent: interpreting it was an eighth of what a month takes the server.
 */
export const writeResponses: FastifySerializerCompiler<z.ZodMiniType> = ({
  schema,
  method,
  url,
}) => {
  let compiled: z.ZodMiniType | undefined;
  return (response) => {
    compiled ??= z.compile(schema);
    const { data, error } = z.safeParse(compiled, response);
    if (error) throw new ResponseSerializationError(method, url, { cause: error });
    return JSON.stringify(data);
  };
};
