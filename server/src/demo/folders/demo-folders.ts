import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const DEMO = fileURLToPath(new URL('../../../../demo', import.meta.url));

/** The invented hotels, in the order in which they are listed. */
export const DEMO_SLUGS = ['casa-miramar', 'qasr-al-bahr', 'higashiyama-an'] as const;

/** Returns the folder with the content of a demo hotel, in the format of `hotel import`. */
export const hotelFolder = (slug: string): string => join(DEMO, 'hotels', slug);

/** Returns the folder with the people, posts and messages of a demo hotel. Only demo hotels have one. */
export const lifeFolder = (slug: string): string => join(DEMO, 'life', slug);
