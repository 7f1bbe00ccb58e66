import { toJSONSchema, type $ZodType } from 'zod/v4/core';
import type { Call } from '#contract/call.ts';
import { problems } from '#contract/problem.ts';

/** The contract as an OpenAPI 3.1 document, made from the same list of calls that the server serves. */
export function openApiDocument(
  calls: readonly Call[],
  about: { title: string; version: string; url: string },
) {
  const paths: Record<string, Record<string, unknown>> = {};
  for (const call of calls) {
    paths[call.path] ??= {};
    Object.assign(paths[call.path] ?? {}, { [call.method.toLowerCase()]: operation(call) });
  }
  return {
    openapi: '3.1.0',
    info: { title: about.title, version: about.version },
    servers: [{ url: about.url }],
    paths,
    components: { schemas: { Problem: problemSchema }, securitySchemes: securitySchemes(about.url) },
  };
}

function operation(call: Call) {
  return {
    summary: call.summary,
    ...(call.access !== 'visitor' && { security: [{ session: [] }, { bearer: [] }] }),
    parameters: [...parameters('path', call.params), ...parameters('query', call.query)],
    ...(call.body && {
      requestBody: {
        required: true,
        content: { 'application/json': { schema: jsonSchema(call.body, 'input') } },
      },
    }),
    ...(call.upload && {
      requestBody: {
        required: true,
        content: { [call.upload.media]: { schema: { type: 'string', format: 'binary' } } },
      },
    }),
    responses: {
      [call.status]: { description: 'It went well.', ...content(call) },
      default: {
        description: 'A refusal, with a text a parent can read.',
        content: { 'application/json': { schema: { $ref: '#/components/schemas/Problem' } } },
      },
    },
  };
}

function content(call: Call) {
  if (call.media) return { content: { [call.media]: {} } };
  return call.answer
    ? { content: { 'application/json': { schema: withOwnPlace(jsonSchema(call.answer, 'output'), call) } } }
    : {};
}

function parameters(place: 'path' | 'query', schema: $ZodType | undefined) {
  if (!schema) return [];
  const { properties = {}, required = [] } = jsonSchema(schema, 'input');
  return Object.entries(properties).map(([name, one]) => ({
    name,
    in: place,
    required: required.includes(name),
    schema: one,
  }));
}

type ObjectSchema = { $id?: string; properties?: Record<string, unknown>; required?: string[] };

function jsonSchema(schema: $ZodType, io: 'input' | 'output'): ObjectSchema {
  const { $schema: _dialect, ...rest } = toJSONSchema(schema, { io, unrepresentable: 'any' });
  return rest;
}

/** A shape that contains itself points to its own beginning, so it says where that is: it is not the document's. */
function withOwnPlace(schema: ObjectSchema, { method, path }: Call): ObjectSchema {
  const isRecursive = JSON.stringify(schema).includes('"$ref":"#');
  return isRecursive ? { $id: `${path.replaceAll(/[{}]/g, '')}/${method.toLowerCase()}`, ...schema } : schema;
}

const problemSchema = {
  type: 'object',
  required: ['message', 'error', 'code'],
  properties: {
    message: { type: 'string' },
    error: { type: 'string' },
    code: { enum: Object.keys(problems) },
    fields: { type: 'object', additionalProperties: { type: 'string' } },
    suggestions: { type: 'array', items: { type: 'string' } },
  },
};

/** On https the cookie has the longer name, which binds it to this very host. */
const securitySchemes = (url: string) => ({
  session: { type: 'apiKey', in: 'cookie', name: url.startsWith('https:') ? '__Host-sid' : 'sid' },
  bearer: { type: 'http', scheme: 'bearer' },
});
