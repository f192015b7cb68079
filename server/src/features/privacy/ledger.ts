import { appendFile, mkdir, readFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import type { z } from 'zod/mini';
import { codeOf } from '../../../../release/src/errors/error-code';

/**
 * Records deletions in a file outside the database, one per line, because restoring a backup would restore
 * the data.
 */
export function createLedger<Schema extends z.ZodMiniType>(file: string, entrySchema: Schema) {
  return {
    async record(entry: z.infer<Schema> & object, at: Date): Promise<void> {
      await mkdir(dirname(file), { recursive: true });
      // The leading line break separates the entry from one that was cut off by a crash.
      await appendFile(file, `\n${JSON.stringify({ ...entry, at: at.toISOString() })}\n`);
    },

    async entries(): Promise<z.infer<Schema>[]> {
      const text = await readFile(file, 'utf8').catch((error: unknown) => {
        // The file does not exist before the first deletion.
        if (codeOf(error) === 'ENOENT') return '';
        throw error;
      });
      return text.split('\n').flatMap((line) => {
        const entry = entrySchema.safeParse(parseLine(line));
        return entry.success ? [entry.data] : [];
      });
    },
  };
}

/** A truncated entry can be ignored, because the deletion happens only after the entry is complete. */
function parseLine(line: string): unknown {
  try {
    return JSON.parse(line);
  } catch {
    return undefined;
  }
}
