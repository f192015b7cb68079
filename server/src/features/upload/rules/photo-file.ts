import { sql, type SQL, type SQLWrapper } from 'drizzle-orm';

/** The file name is the only protection of a photo, so it is a random secret of 128 bits. */
const URL_SHAPE = /^\/photos\/([a-z0-9-]{1,64})\/([\w-]{22}\.jpg)$/;

interface PhotoFile {
  /** The name of the file in the file store. */
  key: string;
  property: string;
  name: string;
}

/** Returns the file of the profile photo at an address; `undefined` if it is no such address. */
export function photoFile(url: string): PhotoFile | undefined {
  const [, property, name] = URL_SHAPE.exec(url) ?? [];
  return property && name ? { key: `p/${property}/${name}`, property, name } : undefined;
}

/** The address of the profile photo with this key, in a query. */
export const photoUrlOf = (key: SQLWrapper): SQL => sql`'/photos/' || substr(${key}, 3)`;
