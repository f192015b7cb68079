import { createHash } from 'node:crypto';
import type { ContentRepository } from '../versions/version.repository';
import type { FolderFiles } from '../folder/read-folder';
import { pictureName, type FolderPictures, type PictureFile } from '../model/hotel-content';
import type { InspectedPictures } from '../pictures/inspected-pictures';

interface SentFile {
  path: string;
  sha256: string;
  text?: string | undefined;
}

/** Collects the files of a draft: those that were sent, and those that an earlier version of the hotel contains. */
export async function filesOfDraft(
  versions: ContentRepository,
  propertyId: string,
  sent: readonly SentFile[],
): Promise<{ files: FolderFiles; missing: string[] }> {
  const known = await versions.textsByHash(
    propertyId,
    sent.filter(({ text }) => text === undefined).map(({ sha256 }) => sha256),
  );
  const files = new Map<string, string>();
  const missing: string[] = [];
  for (const { path, sha256, text = known.get(sha256) } of sent)
    if (text === undefined || createHash('sha256').update(text).digest('hex') !== sha256) missing.push(path);
    else files.set(path, text);
  return { files: new Map([...files].sort(([a], [b]) => (a < b ? -1 : 1))), missing };
}

interface SentPicture {
  path: string;
  sha256: string;
  size?: { width: number; height: number } | undefined;
}

/**
 * Collects the pictures of a draft, which must be in the file store already. Pictures of earlier versions have been
 * checked before. A known file with another extension is checked again, because the extension decides how it is
 * served. For a dry run, no pictures are sent, and what the caller says of their size is believed.
 */
export async function picturesOfDraft(
  { versions, inspected }: { versions: ContentRepository; inspected: InspectedPictures },
  { propertyId, slug }: { propertyId: string; slug: string },
  sent: readonly SentPicture[],
  { isDryRun = false }: { isDryRun?: boolean } = {},
): Promise<{ pictures: FolderPictures; missing: string[] }> {
  const known = await versions.picturesOf(propertyId);
  const pictures = new Map<string, PictureFile>();
  const missing: string[] = [];
  for (const { path, sha256, size: told } of sent) {
    const before = known.find((one) => one.sha256 === sha256 && endingOf(one.path) === endingOf(path));
    const size =
      before ??
      (await inspected.sizeOf(slug, { sha256, ending: endingOf(path) })) ??
      (isDryRun ? told : undefined);
    if (size) pictures.set(pictureName(path), { path, sha256, width: size.width, height: size.height });
    else missing.push(path);
  }
  return { pictures, missing };
}

const endingOf = (path: string) => path.slice(path.lastIndexOf('.') + 1);
