/** The port of a suite that is not configured otherwise. */
export const DEFAULT_PORT = 3000;

/**
 * The public token that pages send by default. Tools that call a suite from outside assume these defaults.
 */
export const DEFAULT_API_TOKEN = 'guest-suite';
