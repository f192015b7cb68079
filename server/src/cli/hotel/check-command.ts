import type { CommandResult } from './result/output';
import { readHotelFolder, summaryOf } from './result/read-hotel-folder';

/** Errors refuse a folder; warnings do only if they are to count. */
export async function checkCommand(folder: string, { strict }: { strict?: true }): Promise<CommandResult> {
  const { content, problems, files } = await readHotelFolder(folder);
  const isRefused = !content || (strict === true && problems.length > 0);
  return {
    code: isRefused ? 1 : 0,
    lines: summaryOf(problems, files),
    problems,
    data: { files: files.size },
  };
}
