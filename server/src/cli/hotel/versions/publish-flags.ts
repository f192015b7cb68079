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
  /** Merges the changes that others have published since. */
  rebase?: true;
}

/**
 * Names a version of a hotel. Without a number, each command chooses one, such as the latest draft or the live
 * version.
 */
export interface VersionName {
  slug: string;
  number?: number | undefined;
}

/** Returns the name under which the history lists the user of this host. */
export const operator = () => `operator:${userInfo().username}`;

/**
 * Throws unless the command is confirmed: by an answer in a terminal, or by `--yes` where there is none. A dry run
 * needs no confirmation.
 */
export async function assertConfirmed({ yes, dryRun }: PublishFlags, question: string): Promise<void> {
  if (yes || dryRun) return;
  if (!process.stdin.isTTY) throw new CommandFailure(64, `${question} Say so with --yes.`, 'not-confirmed');
  const terminal = createInterface({ input: process.stdin, output: process.stderr });
  const answer = await terminal.question(`${question} [y/N] `).finally(() => terminal.close());
  if (!/^y(es)?$/i.test(answer.trim())) throw new CommandFailure(64, 'Nothing was changed.', 'not-confirmed');
}
