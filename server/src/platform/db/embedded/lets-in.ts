import pg from 'pg';
import { StartUpFailure } from '../../errors/start-up-failure';
import { saidBy } from '../../../../../release/src/errors/trouble';

/** A folder may hold the database of another program, whole and of the right version: that one knows no guest. */
export async function assertLetsIn(connection: pg.ClientConfig, folder: string): Promise<void> {
  const client = new pg.Client(connection);
  try {
    await client.connect();
  } catch (error) {
    throw new StartUpFailure(
      `"${folder}" holds a database that is not the suite's, and does not let it in: ${saidBy(error)}.`,
    );
  } finally {
    await client.end();
  }
}
