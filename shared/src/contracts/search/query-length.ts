/** The minimum length in characters; shorter queries would match too much. */
export const MIN_QUERY_LENGTH = 2;
export const MAX_QUERY_LENGTH = 60;
