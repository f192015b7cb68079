/**
 * The loading state of data from the server. Data that is already loaded stays `ready` while it is requested
 * again.
 */
export type Load = 'none' | 'loading' | 'ready' | 'error';
