/** The limits of a post, in graphemes and in numbers of entries. */
export const POST_LIMITS = { text: 1_000, alt: 1_000, photos: 4, tags: 5, tag: 30 } as const;

/** A tag contains letters, digits, pictographs, hyphens and underscores of any language. */
export const TAG_PATTERN = /^[\p{L}\p{M}\p{N}\p{Extended_Pictographic}\u200d\ufe0f_-]+$/u;

/** The limit of a comment in graphemes. */
export const COMMENT_LIMIT = 500;

/** The time after publishing during which the author may change a post. */
export const EDIT_WINDOW_MS = 15 * 60_000;
