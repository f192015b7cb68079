import { fingerprintOf } from '../../../features/hotel-content/model/fingerprint';
import { propertyIdIn } from '../../../features/hotel-content/rows/row-context';
import {
  createVersionRepository,
  type ContentVersion,
} from '../../../features/hotel-content/versions/version.repository';
import { withDatabase } from '../../database/with-database';
import { widePictures } from '../../../features/hotel-content/check/picture-uses';
import { storePictures } from '../../../features/hotel-content/pictures/store-pictures';
import { readConfig } from '../../../platform/config/config';
import { addToFolderHistory } from '../folder/folder-history';
import { CommandFailure, type CommandResult } from '../result/output';
import { readToImport, summaryOf } from '../result/read-hotel-folder';
import { openHostPictures } from './open-host-pictures';
import { publishAsOperator } from './publish-as-operator';
import { basedOnLive } from './folder-base';
import { assertConfirmed, operator, type PublishFlags } from './publish-flags';
import { localVersionSource } from './version-source';
import { wantPictures } from '../../../features/hotel-content/retention/wanted-pictures';
import { withDryRun } from '../../../features/hotel-content/versions/with-dry-run';

export async function importCommand(
  env: NodeJS.ProcessEnv,
  folder: string,
  flags: PublishFlags,
): Promise<CommandResult> {
  const read = await readToImport(folder, flags);
  const { content } = read;
  if (!content) return { code: 1, lines: summaryOf(read.problems, read.files), problems: read.problems };
  const { slug } = content.hotel.value;
  if (flags.publish) await assertConfirmed(flags, `Publish ${slug}?`);
  if (content.hotel.value.demo && !readConfig(env).demo)
    throw new CommandFailure(
      78,
      'The demo is off here (DEMO), and hotel.yaml says "demo: true".',
      'demo-off',
    );
  const store = await openHostPictures(env);
  return withDatabase(env, async (db) => {
    const source = localVersionSource(db, store);
    const based = await basedOnLive(source, folder, { ...read, content }, flags);
    const { files, pictures, problems, base } = based;
    // The pictures are stored before the version that names them. If the import is interrupted in between, only
    // unused pictures remain.
    if (!flags.dryRun) await wantPictures(db, slug, pictures.values());
    const wide = widePictures(based.content);
    const kept = flags.dryRun ? 0 : await storePictures(store, { folder, slug, pictures, wide });
    return withDryRun(db, flags, async (on) => {
      const version = await on.transaction((tx) =>
        createVersionRepository(tx).add({
          propertyId: propertyIdIn(based.content),
          slug,
          files,
          pictures,
          note: flags.note ?? '',
          by: operator(),
          base,
        }),
      );
      if (!flags.dryRun) await addToFolderHistory(folder, fingerprintOf({ files, pictures }));
      const result = flags.publish ? await publishAsOperator(on, version, flags) : stored(version, flags);
      return {
        ...result,
        lines: [...(problems.length > 0 ? summaryOf(problems, files) : []), ...based.lines, ...result.lines],
        problems,
        data: { ...result.data, newPictures: kept, takenOver: based.takenOver },
      };
    });
  });
}

export const stored = (
  { slug, number }: Pick<ContentVersion, 'slug' | 'number'>,
  { dryRun }: PublishFlags,
): CommandResult => ({
  code: 0,
  lines: [`Version ${number} of ${slug} ${dryRun ? 'would be' : 'is'} stored as a draft.`],
  data: { slug, version: number, state: 'draft' },
});
