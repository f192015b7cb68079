import { contentContract } from '@guest/shared/contracts/staff/content.contract';
import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { FolderFiles } from '../../../features/hotel-content/folder/read-folder';
import { pictureName, type FolderPictures } from '../../../features/hotel-content/model/hotel-content';
import type { VersionFiles } from '../../../features/hotel-content/versions/version.repository';
import { CommandFailure, type CommandResult } from '../result/output';
import { readHotelFolder, readToImport, summaryOf } from '../result/read-hotel-folder';
import { assertConfirmed, type PublishFlags, type VersionName } from '../versions/publish-flags';
import { describeDifferences } from '../versions/diff-command';
import { writeVersion } from '../versions/export-command';
import { formatVersion } from '../versions/history-command';
import { rowsOf } from '../../../features/hotel-content/rows/rows-of';
import { differencesOf } from '../../../features/hotel-content/versions/diff';
import { rowsOfFiles } from '../../../features/hotel-content/versions/publish';
import { createContentClient, type ContentClient, type RemoteFlags } from './content-client';

type Flags = PublishFlags & RemoteFlags;

export async function importToServer(folder: string, flags: Flags): Promise<CommandResult> {
  const { content, problems, files, pictures } = await readToImport(folder, flags);
  if (!content) return { code: 1, lines: summaryOf(problems, files), problems };
  const property = content.hotel.value.slug;
  if (flags.publish) await assertConfirmed(flags, `Publish ${property}?`);
  const client = await createContentClient(flags);
  const hashes = new Map([...files].map(([path, text]) => [path, sha256Of(text)]));
  const shown = [...pictures.values()].flatMap((one) => one ?? []);
  const missing = await client.call(contentContract.findMissing, {
    params: { property },
    body: { files: [...hashes.values()], pictures: shown.map(({ sha256 }) => sha256) },
  });
  if (flags.dryRun)
    return {
      code: 0,
      lines: [`${missing.files.length} files and ${missing.pictures.length} pictures would be sent.`],
      problems,
      data: { slug: property, newFiles: missing.files.length, newPictures: missing.pictures.length },
    };
  await sendPictures(client, { folder, property, pictures, missing: missing.pictures });
  const draft = await client.call(contentContract.addDraft, {
    params: { property },
    body: {
      files: [...files].map(([path, text]) => {
        const sha256 = hashes.get(path) ?? '';
        return { path, sha256, ...(missing.files.includes(sha256) && { text }) };
      }),
      pictures: shown.map(({ path, sha256 }) => ({ path, sha256 })),
      ...(flags.note !== undefined && { note: flags.note }),
    },
  });
  if (draft.version === null)
    return { code: 1, lines: summaryOf(draft.problems, files), problems: draft.problems };
  const sent = { newFiles: missing.files.length, newPictures: missing.pictures.length };
  const result = flags.publish
    ? await publishOnServer({ slug: property, number: draft.version }, { ...flags, yes: true })
    : {
        code: 0 as const,
        lines: [`Version ${draft.version} of ${property} is stored as a draft.`],
        data: { slug: property, version: draft.version, state: 'draft' },
      };
  return { ...result, problems, data: { ...result.data, ...sent } };
}

async function sendPictures(
  client: ContentClient,
  {
    folder,
    property,
    pictures,
    missing,
  }: { folder: string; property: string; pictures: FolderPictures; missing: string[] },
): Promise<void> {
  for (const sha256 of missing) {
    const picture = [...pictures.values()].find((one) => one?.sha256 === sha256);
    if (!picture) continue;
    const ending = picture.path.slice(picture.path.lastIndexOf('.') + 1);
    const path = `/web/staff/content/${property}/pictures/${sha256}?ending=${ending}`;
    await client.send('PUT', path, await readFile(join(folder, picture.path)));
  }
}

export async function publishOnServer({ slug, number }: VersionName, flags: Flags): Promise<CommandResult> {
  await assertConfirmed(flags, `Publish ${slug}?`);
  const client = await createContentClient(flags);
  const published = await client.call(contentContract.publish, {
    params: { property: slug, number: String(number ?? (await latestDraft(client, slug))) },
    body: { overwrite: flags.overwrite === true, dryRun: flags.dryRun === true },
  });
  return publishedResult(slug, published);
}

async function latestDraft(client: ContentClient, slug: string): Promise<number> {
  const { items } = await client.call(contentContract.listVersions, { params: { property: slug } });
  const draft = items.find(({ state }) => state === 'draft');
  if (!draft) throw new CommandFailure(66, `${slug} has no draft.`, 'version-missing');
  return draft.number;
}

export async function rollBackOnServer({ slug, number }: VersionName, flags: Flags): Promise<CommandResult> {
  await assertConfirmed(flags, `Bring back an earlier version of ${slug}?`);
  const client = await createContentClient(flags);
  const published = await client.call(contentContract.rollBack, {
    params: { property: slug },
    body: {
      overwrite: flags.overwrite === true,
      dryRun: flags.dryRun === true,
      ...(number !== undefined && { number }),
      ...(flags.note !== undefined && { note: flags.note }),
    },
  });
  return publishedResult(slug, published);
}

function publishedResult(
  slug: string,
  {
    version,
    state,
    ...counts
  }: { version: number; state: string; added: number; changed: number; gone: number },
): CommandResult {
  const is = state === 'draft' ? 'would be' : 'is';
  const counted = `${counts.added} added, ${counts.changed} changed, ${counts.gone} gone`;
  return {
    code: 0,
    lines: [`Version ${version} of ${slug} ${is} live: ${counted}.`],
    data: { slug, version, state, ...counts },
  };
}

export async function historyOfServer(slug: string, flags: RemoteFlags): Promise<CommandResult> {
  const client = await createContentClient(flags);
  const { items } = await client.call(contentContract.listVersions, { params: { property: slug } });
  return { code: 0, lines: items.map(formatVersion), data: { versions: items } };
}

export async function diffWithServer(folder: string, flags: RemoteFlags): Promise<CommandResult> {
  const { content, problems, files } = await readHotelFolder(folder);
  if (!content) return { code: 1, lines: summaryOf(problems, files), problems };
  const client = await createContentClient(flags);
  const live = await readVersion(client, { slug: content.hotel.value.slug }).catch((error: unknown) => {
    if (error instanceof CommandFailure && error.code === 'not-found') return undefined;
    throw error;
  });
  const differences = differencesOf(live ? rowsOfFiles(live) : null, rowsOf(content));
  return {
    code: differences.length === 0 ? 0 : 1,
    lines: describeDifferences(differences, live),
    problems,
    data: { live: live?.number ?? null, differences },
  };
}

export async function exportFromServer(
  name: VersionName,
  folder: string,
  flags: RemoteFlags,
): Promise<CommandResult> {
  const client = await createContentClient(flags);
  const version = await readVersion(client, name);
  return writeVersion(folder, { slug: name.slug, number: version.number }, version, async (sha256) => {
    const response = await client.send('GET', `/web/staff/content/${name.slug}/pictures/${sha256}`);
    return Buffer.from(await response.arrayBuffer());
  });
}

async function readVersion(
  client: ContentClient,
  { slug, number }: VersionName,
): Promise<VersionFiles & { number: number }> {
  const { version, files, pictures } = await client.call(contentContract.getVersion, {
    params: { property: slug, number: number === undefined ? 'live' : String(number) },
  });
  return {
    number: version.number,
    files: new Map(files.map(({ path, text }) => [path, text])) satisfies FolderFiles,
    pictures: new Map(pictures.map((one) => [pictureName(one.path), one])),
  };
}

const sha256Of = (text: string) => createHash('sha256').update(text).digest('hex');
