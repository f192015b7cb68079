import process from 'node:process';
import { userInfo } from 'node:os';
import { createInterface } from 'node:readline/promises';
import { CommandFailure } from '../result/output';

export interface PublishFlags {
  publish?: true;
  note?: string;
  yes?: true;
  dryRun?: true;
  overwrite?: true;
}

/** A version of a hotel: the latest or the live one if the number is missing. */
export interface VersionName {
  slug: string;
  number?: number | undefined;
}

/** Who publishes on the host, for the history. */
export const operator = () => `operator:${userInfo().username}`;

/** Publishing is asked for in a terminal; elsewhere it has to be said. A dry run publishes nothing. */
export async function assertWanted({ yes, dryRun }: PublishFlags, question: string): Promise<void> {
  if (yes || dryRun) return;
  if (!process.stdin.isTTY) throw new CommandFailure(64, `${question} Say so with --yes.`, 'not-confirmed');
  const terminal = createInterface({ input: process.stdin, output: process.stderr });
  const answer = await terminal.question(`${question} [y/N] `).finally(() => terminal.close());
  if (!/^y(es)?$/i.test(answer.trim()))
    throw new CommandFailure(64, 'Nothing was published.', 'not-confirmed');
}
