/** Where a suite listens that is told of no other port, */
export const DEFAULT_PORT = 3000;

/** and by which public id its pages call it. Whoever calls a suite from outside takes it for one that was told of neither. */
export const DEFAULT_API_TOKEN = 'guest-suite';
