import type pg from 'pg';
import { codeOf } from '../../../../release/src/errors/error-code';

/** Why the database cannot be used, in the words of `/health/ready`. */
export type DatabaseFault =
  | 'away'
  | 'disk_full'
  | 'disk_error'
  | 'out_of_memory'
  | 'out_of_descriptors'
  | 'read_only';

/** Faults of the machine by the error codes of PostgreSQL and Node.js. */
const faults: Readonly<Record<string, DatabaseFault>> = {
  '53100': 'disk_full',
  ENOSPC: 'disk_full',
  '58030': 'disk_error',
  '53200': 'out_of_memory',
  '25006': 'read_only',
  EMFILE: 'out_of_descriptors',
  ENFILE: 'out_of_descriptors',
};

const INSUFFICIENT_PRIVILEGE = '42501';
/** The files of PostgreSQL's source that create, open and write its own files. */
const STORAGE_SOURCES = /^(md|fd)\.c$/;

/**
 * PostgreSQL reports a file system that is read-only with the code of a missing privilege, but not from where it
 * checks the privileges of a role. The message is in the language of the database.
 */
const isReadOnlyFile = (error: Error): boolean =>
  codeOf(error) === INSUFFICIENT_PRIVILEGE && 'file' in error && STORAGE_SOURCES.test(String(error.file));

/** Returns which fault of the machine an error reports, if any. */
export function databaseFaultOf(error: unknown): DatabaseFault | undefined {
  if (!(error instanceof Error)) return undefined;
  return isReadOnlyFile(error) ? 'read_only' : faults[codeOf(error)];
}

/** Remembers with which fault statements fail, because reads may still succeed while writes do not. */
export interface FaultMemory {
  latest(): DatabaseFault | undefined;
  clear(): void;
}

/** Creates the record of the last fault, and a function that observes the statements of a new connection. */
export function rememberFaults(): { memory: FaultMemory; watch: (client: pg.PoolClient) => void } {
  let latest: DatabaseFault | undefined;
  const note = (error: unknown) => {
    latest = databaseFaultOf(error) ?? latest;
  };

  return {
    memory: { latest: () => latest, clear: () => (latest = undefined) },
    watch(client) {
      const query = client.query.bind(client) as (...args: unknown[]) => unknown;
      // A statement of the pool ends with a callback, and one of a transaction returns a promise.
      client.query = ((...args: unknown[]) => {
        const callback = args.at(-1);
        if (typeof callback !== 'function') {
          const result = query(...args);
          if (result instanceof Promise) result.catch(note);
          return result;
        }
        return query(...args.slice(0, -1), (error: unknown, ...rest: unknown[]) => {
          note(error);
          (callback as (...results: unknown[]) => void)(error, ...rest);
        });
      }) as typeof client.query;
    },
  };
}
