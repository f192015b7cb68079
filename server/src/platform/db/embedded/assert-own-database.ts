import pg from 'pg';
import { StartUpFailure } from '../../errors/start-up-failure';
import { messageOf } from '../../../../../release/src/errors/cli-error';

/**
 * Throws unless the database accepts the suite's user: the folder may hold a complete database of the right
 * version that belongs to another program.
 */
export async function assertOwnDatabase(connection: pg.ClientConfig, folder: string): Promise<void> {
  const client = new pg.Client(connection);
  try {
    await client.connect();
  } catch (error) {
    throw new StartUpFailure(
      `"${folder}" holds a database that is not the suite's, and does not let it in: ${messageOf(error)}.`,
    );
  } finally {
    await client.end();
  }
}
