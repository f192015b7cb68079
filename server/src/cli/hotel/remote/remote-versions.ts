import { contentContract } from '@guest/shared/contracts/staff/content.contract';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fingerprintOf } from '../../../features/hotel-content/model/fingerprint';
import type { FolderPictures } from '../../../features/hotel-content/model/hotel-content';
import { sha256Of } from '../../../features/picture/imported-file';
import { addToFolderHistory } from '../folder/folder-history';
import type { ExportFlags } from '../folder/write-version';
import { CommandFailure, type CommandResult } from '../result/output';
import { readToImport, summaryOf } from '../result/read-hotel-folder';
import { diffWith, type DiffFlags } from '../versions/diff-command';
import { exportFrom } from '../versions/export-command';
import { basedOnLive } from '../versions/folder-base';
import { formatVersion } from '../versions/history-command';
import { stored } from '../versions/import-command';
import { assertConfirmed, type PublishFlags, type VersionName } from '../versions/publish-flags';
import { createContentClient, type ContentClient, type RemoteFlags } from './content-client';
import { remoteVersionSource } from './remote-version-source';

type Flags = PublishFlags & RemoteFlags;

export async function importToServer(folder: string, flags: Flags): Promise<CommandResult> {
  const read = await readToImport(folder, flags);
  const { content } = read;
  if (!content) return { code: 1, lines: summaryOf(read.problems, read.files), problems: read.problems };
  const property = content.hotel.value.slug;
  if (flags.publish) await assertConfirmed(flags, `Publish ${property}?`);
  const client = await createContentClient(flags);
  const based = await basedOnLive(remoteVersionSource(client), folder, { ...read, content }, flags);
  const { files, pictures, problems, base } = based;
  const hashes = new Map([...files].map(([path, text]) => [path, sha256Of(Buffer.from(text))]));
  const shown = [...pictures.values()].flatMap((one) => one ?? []);
  const missing = await client.call(contentContract.findMissing, {
    params: { property },
    body: { files: [...hashes.values()], pictures: shown.map(({ sha256 }) => sha256) },
  });
  if (!flags.dryRun) await sendPictures(client, { folder, property, pictures, missing: missing.pictures });
  const draft = await client.call(contentContract.addDraft, {
    params: { property },
    body: {
      files: [...files].map(([path, text]) => {
        const sha256 = hashes.get(path) ?? '';
        return { path, sha256, ...(missing.files.includes(sha256) && { text }) };
      }),
      pictures: shown.map(({ path, sha256, width, height }) => ({
        path,
        sha256,
        ...(flags.dryRun && { size: { width, height } }),
      })),
      ...(flags.note !== undefined && { note: flags.note }),
      ...(base !== undefined && { base }),
      ...(flags.dryRun && {
        dryRun: { publish: flags.publish === true, overwrite: flags.overwrite === true },
      }),
    },
  });
  if (draft.version === null)
    return { code: 1, lines: summaryOf(draft.problems, files), problems: draft.problems };
  if (!flags.dryRun) await addToFolderHistory(folder, fingerprintOf({ files, pictures }));
  const { published, version } = draft;
  const result = published
    ? publishedResult(property, published)
    : flags.publish
      ? await publishOnServer({ slug: property, number: version }, { ...flags, yes: true })
      : stored({ slug: property, number: version }, flags);
  const sent = { newFiles: missing.files.length, newPictures: missing.pictures.length };
  const verb = flags.dryRun ? 'would be' : 'were';
  return {
    ...result,
    lines: [
      ...based.lines,
      `${sent.newFiles} files and ${sent.newPictures} pictures ${verb} sent.`,
      ...result.lines,
    ],
    problems,
    data: { ...result.data, ...sent, takenOver: based.takenOver },
  };
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
    body: {
      overwrite: flags.overwrite === true,
      dryRun: flags.dryRun === true,
      // Servers of earlier releases do not know this field.
      ...(flags.rebase && { rebase: true }),
    },
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

export const diffWithServer = (folder: string, flags: RemoteFlags & DiffFlags): Promise<CommandResult> =>
  diffWith(folder, flags, async (compare) => compare(remoteVersionSource(await createContentClient(flags))));

export async function exportFromServer(
  name: VersionName,
  folder: string,
  flags: RemoteFlags & ExportFlags,
): Promise<CommandResult> {
  return exportFrom(remoteVersionSource(await createContentClient(flags)), name, folder, flags);
}
