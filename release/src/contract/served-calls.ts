import * as z from 'zod/mini';

/** All that a server answers to or says, each with the hash of its contract. */
export const servedSchema = z.object({ calls: z.record(z.string(), z.string()) });
export type Served = z.infer<typeof servedSchema>['calls'];

/** Where the server of a store says what it serves. */
export const SERVER_FILE = 'server.json';
