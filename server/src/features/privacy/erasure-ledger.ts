import { appendFile, mkdir, readFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import * as z from 'zod/mini';
import type { DueErasure } from './erasure.repository';

const entrySchema = z.object({ personId: z.string(), posts: z.enum(['delete', 'anonymise']) });

export type ErasureLedger = ReturnType<typeof createErasureLedger>;

/** Who was erased, beside the database: a backup that is put back would bring them back with it. */
export function createErasureLedger(file: string) {
  return {
    async note({ personId, posts }: DueErasure, at: Date): Promise<void> {
      await mkdir(dirname(file), { recursive: true });
      await appendFile(file, `${JSON.stringify({ personId, posts, at: at.toISOString() })}\n`);
    },

    async erased(): Promise<DueErasure[]> {
      const text = await readFile(file, 'utf8').catch((error: unknown) => {
        // Nobody has been erased yet.
        if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return '';
        throw error;
      });
      return text
        .split('\n')
        .filter((line) => line !== '')
        .map((line) => entrySchema.parse(JSON.parse(line)));
    },
  };
}
