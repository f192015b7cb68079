import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const DEMO = fileURLToPath(new URL('../../../../demo', import.meta.url));

/** The invented hotels, in the order in which they are listed. */
export const DEMO_SLUGS = ['casa-miramar', 'qasr-al-bahr', 'higashiyama-an'] as const;

/** The content of a hotel, as `hotel import` reads it. */
export const hotelFolder = (slug: string): string => join(DEMO, 'hotels', slug);

/** What goes on in a hotel: its people and what they write. No real hotel has such a folder. */
export const lifeFolder = (slug: string): string => join(DEMO, 'life', slug);
