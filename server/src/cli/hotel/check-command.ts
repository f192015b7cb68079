import { watch } from 'node:fs/promises';
import { liveProblems } from '../../features/hotel-content/versions/live-problems';
import { withDatabase } from '../database/with-database';
import type { CommandResult } from './result/output';
import { readHotelFolder, summaryOf } from './result/read-hotel-folder';

export interface CheckFlags {
  strict?: true;
  live?: true;
}

/** Errors refuse a folder; warnings do only if they are to count. */
export async function checkCommand(
  env: NodeJS.ProcessEnv,
  folder: string,
  { strict, live }: CheckFlags,
): Promise<CommandResult> {
  const read = await readHotelFolder(folder);
  const { content, files } = read;
  const inLive =
    live && content ? await withDatabase(env, (db) => liveProblems(db, { ...read, content })) : [];
  const problems = [...read.problems, ...inLive];
  const isWrong = !content || problems.some(({ severity }) => severity === 'error');
  return {
    code: isWrong || (strict === true && problems.length > 0) ? 1 : 0,
    lines: summaryOf(problems, files),
    problems,
    data: { files: files.size },
  };
}

/** An editor writes a file in several steps, which are one change. */
const SETTLED_MS = 150;

/** Checks the folder now and after each change, until the signal ends it. Returns the last result. */
export async function checkWhileWatching(
  check: () => Promise<CommandResult>,
  folder: string,
  { show, signal }: { show: (result: CommandResult) => void; signal: AbortSignal },
): Promise<CommandResult> {
  let last = await check();
  show(last);
  const changes = watch(folder, { recursive: true, signal });
  let checking = Promise.resolve();
  let timer: NodeJS.Timeout | undefined;
  const again = async () => {
    last = await check();
    show(last);
  };
  try {
    for await (const { filename } of changes) {
      if (!filename || /(^|\/)\./.test(filename)) continue;
      clearTimeout(timer);
      timer = setTimeout(() => {
        checking = checking.then(again);
      }, SETTLED_MS);
    }
  } catch (error) {
    if (!signal.aborted) throw error;
  }
  clearTimeout(timer);
  await checking;
  return last;
}
