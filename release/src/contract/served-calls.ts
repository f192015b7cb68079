import * as z from 'zod/mini';

/** All calls and events of a server, each with the hash of its contract. */
export const servedSchema = z.object({ calls: z.record(z.string(), z.string()) });
export type ServedCalls = z.infer<typeof servedSchema>['calls'];

/** The file in a store in which its server publishes its contract. */
export const SERVER_FILE = 'server.json';
