import { watch } from 'node:fs/promises';
import type { Problem } from '../../features/hotel-content/model/problem';
import { failureOf } from './failure-of';
import type { CommandResult } from './result/output';
import {
  checkHotelFolder,
  openHotelFolder,
  summaryOf,
  type ReadHotelFolder,
} from './result/read-hotel-folder';
import { rememberedProblems } from './result/remembered-check';

export interface CheckFlags {
  strict?: true;
  live?: true;
}

/** Checks a folder. An error fails the check; with `strict`, a warning does too. */
export async function checkCommand(
  env: NodeJS.ProcessEnv,
  folder: string,
  { strict, live }: CheckFlags,
): Promise<CommandResult> {
  const read = await openHotelFolder(folder);
  const { files } = read;
  const check = () => checkHotelFolder(read);
  const problems = live
    ? await withLiveProblems(env, await check())
    : await rememberedProblems(folder, read, async () => (await check()).problems);
  const isWrong = problems.some(({ severity }) => severity === 'error');
  return {
    code: isWrong || (strict === true && problems.length > 0) ? 1 : 0,
    lines: summaryOf(problems, files),
    problems,
    data: { files: files.size },
  };
}

async function withLiveProblems(env: NodeJS.ProcessEnv, read: ReadHotelFolder): Promise<Problem[]> {
  const { content, problems } = read;
  if (!content) return problems;
  const { withDatabase } = await import('../database/with-database');
  const { liveProblems } = await import('../../features/hotel-content/versions/live-problems');
  return [...problems, ...(await withDatabase(env, (db) => liveProblems(db, { ...read, content })))];
}

/** An editor may write a file in several steps. Events within this time count as one change. */
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
  // While another version is checked out, files are missing for a moment, which must not end the watching.
  const again = async () => {
    last = await check().catch(failedResult);
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

function failedResult(error: unknown): CommandResult {
  const { message } = failureOf(error);
  return { code: 1, lines: [message] };
}
