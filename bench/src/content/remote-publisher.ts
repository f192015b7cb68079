import { contentContract } from '@guest/shared/contracts/staff/content.contract';
import { fillIn } from '@guest/shared/routes/fill-in';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { ServerProcess } from '../suite/server-process';
import { runHotel, runProgram } from './hotel-command';

interface PublisherOptions {
  server: ServerProcess;
  slug: string;
  /** The folder in which the file with the key is written. */
  home: string;
  dataDir: string;
}

/** A member of staff who publishes over HTTP, so that the server of the guests does the work. */
export async function remotePublisher({ server, slug, home, dataDir }: PublisherOptions) {
  const account = ['--property', slug, '--name', 'Bench', '--role', 'manager', '--department', 'frontdesk'];
  const { out } = await runProgram('server/src/cli/staff-accounts.ts', ['add', ...account], dataDir);
  const [, key = ''] = out.split('\n');
  const keyFile = join(home, 'bench.key');
  await writeFile(keyFile, key);
  return {
    /** Sends the folder as a draft and returns its number. */
    async draft(folder: string): Promise<number> {
      const remote = ['--server', server.origin, '--key-file', keyFile];
      const sent = await runHotel(dataDir, 'import', folder, '--json', ...remote);
      // The cast is safe because the command prints this number for each draft.
      return (JSON.parse(sent.out) as { version: number }).version;
    },

    /** Publishes a draft and returns how long that took, in milliseconds. */
    async publish(number: number): Promise<number> {
      const since = performance.now();
      const path = fillIn(contentContract.publish.path, { property: slug, number: String(number) });
      const reply = await fetch(server.origin + path, {
        method: 'POST',
        headers: { authorization: `Bearer ${key}`, 'content-type': 'application/json' },
        body: '{}',
      });
      if (!reply.ok) throw new Error(`publishing got status ${reply.status}: ${await reply.text()}`);
      return performance.now() - since;
    },
  };
}
