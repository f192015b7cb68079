/** The port of a suite that is not configured otherwise. */
export const DEFAULT_PORT = 3000;

/** The base of the links that open a hotel's app. It leads nowhere, so a server with an app needs one of its own. */
export const DEFAULT_DEEP_LINK_BASE = 'https://guest-suite.example/open';

/**
 * The public token that pages send by default. Tools that call a suite from outside assume these defaults.
 */
export const DEFAULT_API_TOKEN = 'guest-suite';
