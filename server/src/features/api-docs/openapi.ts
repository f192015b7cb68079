import type { Endpoint } from '@guest/shared/contracts/core/endpoint';
import { errorReplySchema } from '@guest/shared/contracts/core/reply';
import { setImmediate } from 'node:timers/promises';
import * as z from 'zod/mini';

interface JsonSchema {
  properties?: Record<string, unknown>;
  required?: string[];
}

/** An operation of an OpenAPI document. */
export interface Operation {
  operationId: string;
  tags: string[];
  summary: string;
  parameters: { name: string; in: 'path' | 'query'; required: boolean; schema: unknown }[];
  requestBody?: { required: true; content: unknown };
  responses: Record<string, unknown>;
  security: Record<string, string[]>[];
}

export interface OpenApi {
  openapi: '3.1.0';
  info: { title: string; version: string; description: string };
  paths: Record<string, Record<string, Operation>>;
  components: unknown;
}

type Contracts = Readonly<Record<string, Readonly<Record<string, Endpoint>>>>;

/** Generates the OpenAPI document from the contracts, so that it always matches the API. */
export async function openApi(contracts: Contracts): Promise<OpenApi> {
  const paths: OpenApi['paths'] = {};
  for (const [subject, contract] of Object.entries(contracts)) {
    // The schemas of all contracts together take up to half a second, in which this process must go on serving guests.
    await setImmediate();
    for (const [name, endpoint] of Object.entries(contract)) {
      const path = endpoint.path.replace(/:(\w+)/g, '{$1}');
      (paths[path] ??= {})[endpoint.method.toLowerCase()] = await operationOf(endpoint, name, subject);
    }
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Guest suite',
      version: '1',
      description:
        'Everything that the app asks of the server over HTTP. Texts come in the language of Accept-Language that the property has.',
    },
    paths,
    components: {
      schemas: { Error: schemaOf(errorReplySchema) },
      securitySchemes: { guest: { type: 'http', scheme: 'bearer' } },
    },
  };
}

async function operationOf(endpoint: Endpoint, operationId: string, subject: string): Promise<Operation> {
  const checks = await endpoint.checks();
  const body = schemaOf(checks.body);
  return {
    operationId,
    tags: [subject],
    summary: endpoint.summary,
    parameters: [...parametersIn('path', checks.params), ...parametersIn('query', checks.query)],
    ...(body.properties && { requestBody: { required: true, content: json(body) } }),
    responses: {
      [endpoint.status ?? 200]: {
        description: 'What was asked for',
        ...(endpoint.status !== 204 && { content: json(schemaOf(checks.reply, 'output')) }),
      },
      default: {
        description: 'Why not',
        content: json({ $ref: '#/components/schemas/Error' }),
      },
    },
    // The empty requirement makes authentication optional.
    security: endpoint.needsGuest ? [{ guest: [] }] : [{}, { guest: [] }],
  };
}

function parametersIn(location: 'path' | 'query', schema: z.ZodMiniType): Operation['parameters'] {
  const { properties = {}, required = [] } = schemaOf(schema);
  return Object.entries(properties).map(([name, of]) => ({
    name,
    in: location,
    required: required.includes(name),
    schema: of,
  }));
}

const json = (schema: unknown) => ({ 'application/json': { schema } });

/** An endpoint without params, query or body has a schema without properties. */
function schemaOf(schema: z.ZodMiniType, io: 'input' | 'output' = 'input'): JsonSchema {
  const { $schema: _dialect, ...rest } = z.toJSONSchema(schema, { io });
  // Zod returns a JSON schema, but its type also covers other dialects.
  return rest as JsonSchema;
}
