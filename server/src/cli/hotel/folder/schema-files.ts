import { join } from 'node:path';
import { jsonSchemas } from '../../../features/hotel-content/schema/json-schemas';

/** Returns the JSON Schemas of a hotel's folder, to which the first lines of its files lead an editor. */
export const schemaFiles = (folder: string): (readonly [file: string, text: string])[] =>
  Object.entries(jsonSchemas()).map(
    ([kind, schema]) =>
      [join(folder, `.schema/${kind}.json`), `${JSON.stringify(schema, null, 2)}\n`] as const,
  );
