/** The address at which everybody can see a photo of a post, for the key of its upload. */
export const photoAddress = (file: string) => `/post-photos/${file.slice(KEY_PREFIX.length)}`;

/** Returns the key of the upload that is shown at this address. */
export const photoKey = (property: string, name: string) => `${KEY_PREFIX}${property}/${name}`;

const KEY_PREFIX = 'p/';
