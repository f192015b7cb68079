/** The minimum length in characters; shorter queries would match too much. */
export const SHORTEST_QUERY = 2;
export const LONGEST_QUERY = 60;
