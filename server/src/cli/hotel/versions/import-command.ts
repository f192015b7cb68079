import { propertyIdIn } from '../../../features/hotel-content/rows/row-context';
import {
  createVersionRepository,
  type ContentVersion,
} from '../../../features/hotel-content/versions/version.repository';
import { withDatabase } from '../../database/with-database';
import { storePictures } from '../../../features/hotel-content/pictures/store-pictures';
import { readConfig } from '../../../platform/config/config';
import { CommandFailure, type CommandResult } from '../result/output';
import { readToImport, summaryOf } from '../result/read-hotel-folder';
import { operatorsPictures } from './operators-pictures';
import { publishAsOperator } from './publish-as-operator';
import { assertConfirmed, operator, type PublishFlags } from './publish-flags';
import { withDryRun } from '../../../features/hotel-content/versions/with-dry-run';

export async function importCommand(
  env: NodeJS.ProcessEnv,
  folder: string,
  flags: PublishFlags,
): Promise<CommandResult> {
  const { content, problems, files, pictures } = await readToImport(folder, flags);
  if (!content) return { code: 1, lines: summaryOf(problems, files), problems };
  const { slug } = content.hotel.value;
  if (flags.publish) await assertConfirmed(flags, `Publish ${slug}?`);
  if (content.hotel.value.demo && !readConfig(env).demo)
    throw new CommandFailure(
      78,
      'The demo is off here (DEMO), and hotel.yaml says "demo: true".',
      'demo-off',
    );
  const store = await operatorsPictures(env);
  return withDatabase(env, async (db) => {
    // The pictures are stored before the version that names them. If the import is interrupted in between, only
    // unused pictures remain.
    const kept = flags.dryRun ? 0 : await storePictures(store, { folder, slug, pictures });
    return withDryRun(db, flags, async (on) => {
      const version = await on.transaction((tx) =>
        createVersionRepository(tx).add({
          propertyId: propertyIdIn(content),
          slug,
          files,
          pictures,
          note: flags.note ?? '',
          by: operator(),
        }),
      );
      const result = flags.publish ? await publishAsOperator(on, version, flags) : stored(version, flags);
      return {
        ...result,
        lines: [...(problems.length > 0 ? summaryOf(problems, files) : []), ...result.lines],
        problems,
        data: { ...result.data, newPictures: kept },
      };
    });
  });
}

const stored = ({ slug, number }: ContentVersion, { dryRun }: PublishFlags): CommandResult => ({
  code: 0,
  lines: [`Version ${number} of ${slug} ${dryRun ? 'would be' : 'is'} stored as a draft.`],
  data: { slug, version: number, state: 'draft' },
});
