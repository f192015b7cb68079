import { rowsOf } from '../../../features/hotel-content/rows/rows-of';
import {
  differencesOf,
  formatDifference,
  type Difference,
} from '../../../features/hotel-content/versions/diff';
import { rowsOfFiles } from '../../../features/hotel-content/versions/publish';
import { createVersionRepository } from '../../../features/hotel-content/versions/version.repository';
import { withDatabase } from '../../database/with-database';
import type { CommandResult } from '../result/output';
import { readHotelFolder, summaryOf } from '../result/read-hotel-folder';

export async function diffCommand(env: NodeJS.ProcessEnv, folder: string): Promise<CommandResult> {
  const { content, problems, files } = await readHotelFolder(folder);
  if (!content) return { code: 1, lines: summaryOf(problems, files), problems };
  return withDatabase(env, async (db) => {
    const versions = createVersionRepository(db);
    const live = await versions.live(content.hotel.value.slug);
    const differences = differencesOf(
      live ? rowsOfFiles(await versions.filesOf(live)) : null,
      rowsOf(content),
    );
    return {
      code: differences.length === 0 ? 0 : 1,
      lines: describeDifferences(differences, live),
      problems,
      data: { live: live?.number ?? null, differences },
    };
  });
}

export const describeDifferences = (
  differences: Difference[],
  live: { number: number } | undefined,
): string[] => [
  ...differences.map(formatDifference),
  live
    ? `${differences.length} differences from version ${live.number}, which is live.`
    : 'Nothing is live yet: all of it is new.',
];
