import { createHash } from 'node:crypto';
import * as z from 'zod/mini';

/** Converts a schema to data, so that equivalent schemas are equal. */
export const schemaOf = (schema: z.ZodMiniType): Record<string, unknown> =>
  z.toJSONSchema(schema, { unrepresentable: 'any', io: 'input' });

export const contractHashOf = (value: unknown): string =>
  createHash('sha256').update(JSON.stringify(value)).digest('hex').slice(0, 16);
