import { leaveOut, type Unreached } from './unreached';

const QUERIES_FILE = /[\\/]@tanstack[\\/]query-core[\\/]build[\\/]modern[\\/]mutationCache\.js$/;

/** `@guest/shared/queries` exports no mutations: what a guest does goes through `outbox` and `choices`. */
export const unreachedOfQueries: Unreached = { library: 'query-core', parts: { '.build': '' } };

export const smallQueries = leaveOut(QUERIES_FILE, unreachedOfQueries);
