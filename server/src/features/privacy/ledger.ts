import { appendFile, mkdir, readFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import type { z } from 'zod/mini';
import { codeOf } from '../../../../release/src/errors/error-code';

/** What was erased, a line each, beside the database: a backup that is put back would bring it back. */
export function createLedger<Schema extends z.ZodMiniType>(file: string, entrySchema: Schema) {
  return {
    async note(entry: z.infer<Schema> & object, at: Date): Promise<void> {
      await mkdir(dirname(file), { recursive: true });
      // On a line of its own, also where the machine stopped in the middle of the one before.
      await appendFile(file, `\n${JSON.stringify({ ...entry, at: at.toISOString() })}\n`);
    },

    async entries(): Promise<z.infer<Schema>[]> {
      const text = await readFile(file, 'utf8').catch((error: unknown) => {
        // Nothing has been erased yet.
        if (codeOf(error) === 'ENOENT') return '';
        throw error;
      });
      return text.split('\n').flatMap((line) => {
        const entry = entrySchema.safeParse(valueOf(line));
        return entry.success ? [entry.data] : [];
      });
    },
  };
}

/** What was cut short as it was written was not erased yet: that comes after. */
function valueOf(line: string): unknown {
  try {
    return JSON.parse(line);
  } catch {
    return undefined;
  }
}
