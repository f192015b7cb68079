import * as z from '@guest/shared/contracts/zod';
import { staffChecks } from '@guest/shared/contracts/staff/staff.schema';
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { homedir } from 'node:os';
import { dirname, join } from 'node:path';

const savedSchema = z.object({ url: z.string(), session: staffChecks.startSession.reply });
export type SavedSession = z.infer<typeof savedSchema>;

/** Stores the session of the signed-in user in a file that only they can read. */
export function createSavedSession(env: NodeJS.ProcessEnv) {
  const folder = env.XDG_CONFIG_HOME || join(homedir(), '.config');
  const file = join(folder, 'guest-desk', 'session.json');
  return {
    async load(): Promise<SavedSession | undefined> {
      const text = await readFile(file, 'utf8').catch(() => undefined);
      if (text === undefined) return undefined;
      try {
        return savedSchema.parse(JSON.parse(text));
      } catch {
        // A file of another version or a partly written one counts as missing, so the user signs in again.
        return undefined;
      }
    },

    async save(saved: SavedSession): Promise<void> {
      await mkdir(dirname(file), { recursive: true, mode: 0o700 });
      await writeFile(file, JSON.stringify(saved), { mode: 0o600 });
    },

    forget: () => rm(file, { force: true }),
  };
}
