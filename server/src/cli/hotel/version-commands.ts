import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { userInfo } from 'node:os';
import { dirname, join } from 'node:path';
import process from 'node:process';
import { createInterface } from 'node:readline/promises';
import { createPictureStore } from '../../features/hotel-content/pictures/picture-store';
import { rowsOf } from '../../features/hotel-content/rows/rows-of';
import { propertyIdOf } from '../../features/hotel-content/rows/row-context';
import { differencesOf, formatDifference, type Difference } from '../../features/hotel-content/versions/diff';
import { publishVersion, rowsOfFiles } from '../../features/hotel-content/versions/publish';
import {
  createVersionRepository,
  type ContentVersion,
} from '../../features/hotel-content/versions/version.repository';
import { createFileStore } from '../../features/upload/store/create-file-store';
import { readConfig } from '../../platform/config/config';
import { withDatabase } from '../database/with-database';
import { keepPictures } from './keep-pictures';
import { CommandFailure, type CommandResult } from './output';
import { readHotelFolder, summaryOf } from './read-hotel-folder';
import { undone, type DatabaseOrTransaction } from './undone';

export interface PublishFlags {
  publish?: true;
  note?: string;
  yes?: true;
  dryRun?: true;
  overwrite?: true;
}

interface VersionName {
  slug: string;
  /** The latest or the live one if it is missing. */
  number?: number | undefined;
}

const pictureStore = async (env: NodeJS.ProcessEnv) =>
  createPictureStore(await createFileStore(readConfig(env)));

const operator = () => `operator:${userInfo().username}`;

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
      lines: describe(differences, live),
      problems,
      data: { live: live?.number ?? null, differences },
    };
  });
}

const describe = (differences: Difference[], live: ContentVersion | undefined): string[] => [
  ...differences.map(formatDifference),
  live
    ? `${differences.length} differences from version ${live.number}, which is live.`
    : 'Nothing is live yet: all of it is new.',
];

export async function importCommand(
  env: NodeJS.ProcessEnv,
  folder: string,
  flags: PublishFlags,
): Promise<CommandResult> {
  const { content, problems, files, pictures } = await readHotelFolder(folder);
  if (!content) return { code: 1, lines: summaryOf(problems, files), problems };
  const { slug } = content.hotel.value;
  if (flags.publish) await assertWanted(flags, `Publish ${slug}?`);
  const store = await pictureStore(env);
  return withDatabase(env, async (db) => {
    // The pictures are there before a version names them; without one, they are what an interruption leaves.
    const kept = flags.dryRun ? 0 : await keepPictures(store, { folder, slug, pictures });
    return undone(db, flags, async (on) => {
      const version = await on.transaction((tx) =>
        createVersionRepository(tx).add({
          propertyId: propertyIdOf(slug),
          slug,
          files,
          pictures,
          note: flags.note ?? '',
          by: operator(),
        }),
      );
      const result = flags.publish ? await publish(on, version, flags) : stored(version, flags);
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

export async function publishCommand(
  env: NodeJS.ProcessEnv,
  { slug, number }: VersionName,
  flags: PublishFlags,
): Promise<CommandResult> {
  await assertWanted(flags, `Publish ${slug}?`);
  return withDatabase(env, async (db) => {
    const drafts = (await createVersionRepository(db).list(slug)).filter(({ state }) => state === 'draft');
    const version = number === undefined ? drafts[0] : drafts.find((one) => one.number === number);
    if (!version)
      throw new CommandFailure(
        66,
        `${slug} has no ${number === undefined ? 'draft' : `draft ${number}`}.`,
        'version-missing',
      );
    return undone(db, flags, (on) => publish(on, version, flags));
  });
}

export async function rollbackCommand(
  env: NodeJS.ProcessEnv,
  { slug, number }: VersionName,
  flags: PublishFlags,
): Promise<CommandResult> {
  await assertWanted(flags, `Bring back an earlier version of ${slug}?`);
  return withDatabase(env, async (db) => {
    const versions = createVersionRepository(db);
    const [before] = (await versions.list(slug)).filter(({ state }) => state === 'superseded');
    const back = number === undefined ? before : await versions.find(slug, number);
    if (!back || back.state === 'draft')
      throw new CommandFailure(
        66,
        `${slug} has no ${number === undefined ? 'earlier version' : `published version ${number}`}.`,
        'version-missing',
      );
    const files = await versions.filesOf(back);
    const note = flags.note ?? `version ${back.number} again`;
    return undone(db, flags, async (on) => {
      const version = await on.transaction((tx) =>
        createVersionRepository(tx).add({
          propertyId: back.propertyId,
          slug,
          ...files,
          note,
          by: operator(),
          copyOf: back.number,
        }),
      );
      return publish(on, version, flags);
    });
  });
}

async function publish(
  db: DatabaseOrTransaction,
  version: ContentVersion,
  { overwrite, dryRun }: PublishFlags,
): Promise<CommandResult> {
  const changes = await publishVersion(db, version, {
    now: new Date(),
    by: operator(),
    overwrite: overwrite === true,
  });
  const sum = (of: (one: (typeof changes)[number]) => unknown[]) =>
    changes.reduce((all, one) => all + of(one).length, 0);
  const counts = {
    added: sum((one) => one.added),
    changed: sum((one) => one.changed),
    gone: sum((one) => one.gone),
  };
  return {
    code: 0,
    lines: [
      `Version ${version.number} of ${version.slug} ${dryRun ? 'would be' : 'is'} live: ${counts.added} added, ${counts.changed} changed, ${counts.gone} gone.`,
    ],
    data: { slug: version.slug, version: version.number, state: dryRun ? 'draft' : 'published', ...counts },
  };
}

export async function historyCommand(env: NodeJS.ProcessEnv, slug: string): Promise<CommandResult> {
  return withDatabase(env, async (db) => {
    const versions = await createVersionRepository(db).list(slug);
    if (versions.length === 0)
      throw new CommandFailure(66, `There is no version of ${slug}.`, 'version-missing');
    return {
      code: 0,
      lines: versions.map((one) =>
        [
          `${one.number}`,
          one.state,
          (one.publishedAt ?? one.createdAt).toISOString(),
          one.publishedBy ?? one.createdBy,
          ...(one.copyOf === null ? [] : [`= ${one.copyOf}`]),
          one.note,
        ].join('  '),
      ),
      data: { versions },
    };
  });
}

/** Writes only files that differ, so that nothing else in the folder looks changed. */
export async function exportCommand(
  env: NodeJS.ProcessEnv,
  { slug, number }: VersionName,
  folder: string,
): Promise<CommandResult> {
  const store = await pictureStore(env);
  return withDatabase(env, async (db) => {
    const versions = createVersionRepository(db);
    const version = number === undefined ? await versions.live(slug) : await versions.find(slug, number);
    if (!version) throw new CommandFailure(66, `There is no such version of ${slug}.`, 'version-missing');
    const written: string[] = [];
    const { files, pictures } = await versions.filesOf(version);
    const write = async (path: string, bytes: Buffer) => {
      const target = join(folder, path);
      if ((await readFile(target).catch(() => null))?.equals(bytes)) return;
      await mkdir(dirname(target), { recursive: true });
      await writeFile(target, bytes);
      written.push(path);
    };
    for (const [path, text] of files) await write(path, Buffer.from(text));
    for (const picture of pictures.values()) {
      const bytes = picture && (await store.original(slug, picture.sha256));
      if (!picture || !bytes)
        throw new CommandFailure(66, `The file store has lost ${picture?.path}.`, 'picture-lost');
      await write(picture.path, bytes);
    }
    return {
      code: 0,
      lines: [`Version ${version.number} of ${slug} is in ${folder}; ${written.length} files were written.`],
      data: { slug, version: version.number, written },
    };
  });
}

/** Publishing is asked for in a terminal; elsewhere it has to be said. A dry run publishes nothing. */
async function assertWanted({ yes, dryRun }: PublishFlags, question: string): Promise<void> {
  if (yes || dryRun) return;
  if (!process.stdin.isTTY) throw new CommandFailure(64, `${question} Say so with --yes.`, 'not-confirmed');
  const terminal = createInterface({ input: process.stdin, output: process.stderr });
  const answer = await terminal.question(`${question} [y/N] `).finally(() => terminal.close());
  if (!/^y(es)?$/i.test(answer.trim()))
    throw new CommandFailure(64, 'Nothing was published.', 'not-confirmed');
}
