import pg from 'pg';
import { codeOf } from '../../../../release/src/errors/error-code';
import { StartUpFailure } from '../errors/start-up-failure';

const MIN_VERSION = 15;
const CONNECT_TIMEOUT_MS = 10_000;

/** Phrases for error codes of PostgreSQL and the network; see “Error Codes” in the PostgreSQL manual. */
const reasons: Readonly<Record<string, string>> = {
  '28P01': 'it does not accept the user and password',
  '28000': 'it does not accept the user',
  '3D000': 'it has no database of that name',
  '53300': 'it has no connection left',
  ECONNREFUSED: 'nothing answers there',
  ENOTFOUND: 'there is no such host',
  EAI_AGAIN: 'its host cannot be looked up',
  ENOENT: 'there is no such socket',
  ECONNRESET: 'it broke off the connection',
  ETIMEDOUT: 'it does not answer',
};

/**
 * Checks that the database in `DATABASE_URL` responds and is recent enough, and returns how to connect to it.
 */
export async function externalDatabase(url: string): Promise<pg.PoolConfig> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: CONNECT_TIMEOUT_MS });
  // `connect` rejects with the same error.
  client.on('error', () => {});
  try {
    await client.connect();
    const { rows } = await client.query<{ server_version_num: string }>('show server_version_num');
    const version = Math.floor(Number(rows[0]?.server_version_num) / 10_000);
    if (version < MIN_VERSION) {
      throw new StartUpFailure(
        `The database at ${locationOf(url)} is PostgreSQL ${version}, and the suite needs ${MIN_VERSION} or newer.`,
      );
    }
  } catch (error) {
    if (error instanceof StartUpFailure) throw error;
    throw new StartUpFailure(`The database at ${locationOf(url)} cannot be used: ${reasonOf(error)}.`);
  } finally {
    await client.end().catch(() => {
      // The client never connected.
    });
  }
  return { connectionString: url };
}

/** Returns the location of a database without the user and password in its URL. */
function locationOf(url: string): string {
  const { hostname, port, pathname } = new URL(url);
  return `${hostname || 'localhost'}:${port || '5432'}${pathname}`;
}

function reasonOf(error: unknown): string {
  const code = codeOf(error);
  // If a host has several addresses, their failures arrive as one `AggregateError`.
  const inner = error instanceof AggregateError ? String((error.errors[0] as { code?: unknown })?.code) : '';
  return reasons[code] ?? reasons[inner] ?? (code || 'it does not answer');
}
