/** The limits of a post, in graphemes and in numbers of entries. */
export const POST_LIMITS = { text: 1_000, alt: 1_000, photos: 4, tags: 5, tag: 30 } as const;

/** The time after publishing during which the author may change a post. */
export const EDIT_WINDOW_MS = 15 * 60_000;
