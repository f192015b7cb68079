import type { CommandResult } from './output';

export interface RemoveFlags {
  erase?: true;
  force?: true;
  yes?: true;
  dryRun?: true;
  /** Repeats the slug to confirm the erasure without a terminal that could ask for it. */
  confirm?: string;
}

/** The result of withdrawing a hotel, here or on another server. */
export const withdrawnResult = (slug: string, { dryRun }: RemoveFlags): CommandResult => ({
  code: 0,
  lines: [
    `${slug} ${dryRun ? 'would be' : 'is'} withdrawn: it has no pages, and nothing is lost. Publishing on its host brings it back.`,
  ],
  data: { slug, state: 'withdrawn' },
});
