import * as z from 'zod/mini';
import { FILE_KINDS } from './file-kinds';

/** The JSON Schema of each kind of file, with which an editor completes and explains as one types. */
export const jsonSchemas = (): Record<string, unknown> =>
  Object.fromEntries(FILE_KINDS.map(({ name, schema }) => [name, z.toJSONSchema(schema, { io: 'input' })]));
