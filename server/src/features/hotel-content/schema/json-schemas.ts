import * as z from 'zod/mini';
import { FILE_KINDS } from './file-kinds';

/** Returns the JSON Schema of each kind of file, with which an editor offers completion and explanations. */
export const jsonSchemas = (): Record<string, unknown> =>
  Object.fromEntries(FILE_KINDS.map(({ name, schema }) => [name, z.toJSONSchema(schema, { io: 'input' })]));
