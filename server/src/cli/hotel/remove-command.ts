import { eq } from 'drizzle-orm';
import { join } from 'node:path';
import { createInterface } from 'node:readline/promises';
import process from 'node:process';
import { createPictureStore } from '../../features/hotel-content/pictures/picture-store';
import {
  countRows,
  eraseHotel,
  filesOfHotel,
  type HotelFiles,
  type RowCounts,
} from '../../features/hotel-content/removal/erase-hotel';
import { removalObstacleOf, useOfHotel } from '../../features/hotel-content/removal/hotel-in-use';
import { beginWithdrawal, withdrawHotel } from '../../features/hotel-content/removal/withdraw-hotel';
import { lockContent } from '../../features/hotel-content/lock/content-lock';
import { createPhotoStore } from '../../features/photo/photo-store';
import { createFileStore } from '../../features/upload/store/create-file-store';
import { removeFiles } from '../../features/upload/store/thumbnail-key';
import { readConfig } from '../../platform/config/config';
import type { Connection, Database } from '../../platform/db/database';
import { property } from '../../platform/db/tables/schema';
import { withDatabase } from '../database/with-database';
import { CommandFailure, type CommandResult } from './result/output';
import { withdrawnResult, type RemoveFlags } from './result/removal';
import { assertConfirmed } from './versions/publish-flags';

/** Withdraws a hotel, or erases it with its guests and files. */
export const removeCommand = (
  env: NodeJS.ProcessEnv,
  slug: string,
  flags: RemoveFlags,
): Promise<CommandResult> =>
  withDatabase(env, async (db) => {
    const [hotel] = await db.select().from(property).where(eq(property.slug, slug));
    if (!hotel) throw new CommandFailure(66, `There is no hotel ${slug}.`, 'hotel-missing');
    // So that the operator is not asked to confirm what would be refused.
    await assertNotInUse(db, hotel, flags);
    return flags.erase ? erase(db, env, hotel, flags) : withdraw(db, hotel, flags);
  });

type Hotel = typeof property.$inferSelect;

async function assertNotInUse(db: Connection, hotel: Hotel, { force }: RemoveFlags): Promise<void> {
  const against = removalObstacleOf(hotel.slug, await useOfHotel(db, hotel, new Date()));
  if (against !== undefined && !force) throw new CommandFailure(73, against, 'hotel-in-use');
}

/**
 * Withdraws a hotel that is not in use. Waiting for the operator's answer, for whoever publishes and for what guests order may
 * take long, so its use is read after that.
 */
const withdrawUnused = (db: Database, hotel: Hotel, flags: RemoveFlags) =>
  db.transaction(async (tx) => {
    await beginWithdrawal(tx, hotel.id);
    await assertNotInUse(tx, hotel, flags);
    await withdrawHotel(tx, hotel.id);
  });

async function withdraw(db: Database, hotel: Hotel, flags: RemoveFlags): Promise<CommandResult> {
  await assertConfirmed(flags, `Withdraw ${hotel.slug}?`);
  if (!flags.dryRun) await withdrawUnused(db, hotel, flags);
  return withdrawnResult(hotel.slug, flags);
}

async function erase(
  db: Database,
  env: NodeJS.ProcessEnv,
  hotel: Hotel,
  flags: RemoveFlags,
): Promise<CommandResult> {
  const { id, slug } = hotel;
  const counts = await countRows(db, id);
  const files = await filesOfHotel(db, id);
  const names = files.uploads.length + files.photos.length + files.pictures.length;
  const lines = [...Object.entries(counts).map(([table, count]) => `${table}: ${count}`), `files: ${names}`];
  if (!flags.dryRun) {
    await assertErasureConfirmed(slug, flags, lines);
    // No guest may see a hotel whose pictures are going. The rows go last, because they tell which files there are:
    // if this process is killed, the command can be repeated.
    await withdrawUnused(db, hotel, flags);
    await removeFilesOf(env, slug, files);
    const added = await db.transaction(async (tx) => {
      await lockContent(tx, id);
      const left = await filesOfHotel(tx, id);
      await eraseHotel(tx, id);
      return left;
    });
    await removeFilesOf(env, slug, filesSince(files, added));
  }
  return {
    code: 0,
    lines: [...lines, `${slug} ${flags.dryRun ? 'would be' : 'is'} erased with all that is listed above.`],
    data: { slug, state: 'erased', rows: counts satisfies RowCounts, files: names },
  };
}

/** Throws unless the erasure is confirmed by repeating the slug, because it cannot be undone. */
async function assertErasureConfirmed(
  slug: string,
  { confirm }: RemoveFlags,
  lines: string[],
): Promise<void> {
  if (confirm === slug) return;
  if (confirm !== undefined || !process.stdin.isTTY)
    throw new CommandFailure(
      64,
      `${lines.join('\n')}\nAll of this would be erased for good. Say so with --confirm ${slug}.`,
      'not-confirmed',
    );
  const terminal = createInterface({ input: process.stdin, output: process.stderr });
  const question = `${lines.join('\n')}\nAll of this is erased for good. Type the slug to go on: `;
  const answer = await terminal.question(question).finally(() => terminal.close());
  if (answer.trim() !== slug) throw new CommandFailure(64, 'Nothing was erased.', 'not-confirmed');
}

async function removeFilesOf(env: NodeJS.ProcessEnv, slug: string, files: HotelFiles): Promise<void> {
  const config = readConfig(env);
  const store = await createFileStore(config);
  const photos = createPhotoStore(store, join(config.dataDir, 'photos'));
  for (const key of files.uploads) await removeFiles(store, { key });
  for (const photo of files.photos) await photos.remove(photo);
  const pictures = createPictureStore(store);
  for (const picture of files.pictures) await pictures.remove(slug, picture);
}

/** Returns the files that are new since the first listing, such as an upload of a guest. */
const filesSince = (before: HotelFiles, now: HotelFiles): HotelFiles => ({
  uploads: now.uploads.filter((key) => !before.uploads.includes(key)),
  photos: now.photos.filter((photo) => !before.photos.includes(photo)),
  pictures: now.pictures.filter((one) => !before.pictures.some(({ sha256 }) => sha256 === one.sha256)),
});
