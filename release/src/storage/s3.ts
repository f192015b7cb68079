import { CliError } from '../errors/cli-error';
import { incompleteUploads, claimKeyOf } from './incomplete-uploads';
import { createBucket, type Bucket, type BucketSettings } from './bucket';
import { readBuild } from './build-files';
import { assertKey } from './key';
import { createMirror } from './mirror';
import { forEachInParallel, shareInBucket } from './share-in-bucket';
import { assertSharedName, sharedFolderOf } from './shared-files';
import { RECORD_FILE, type ReleaseStorage } from './storage';

export interface S3Settings extends BucketSettings {
  /** A local directory for releases that are served or rendered on this machine. */
  mirror: string;
}

/**
 * Stores releases in a bucket, to which the files of a build are uploaded one by one. A release exists once
 * its record does. Objects are never overwritten, neither by a concurrent publisher nor by one that was
 * believed dead.
 */
export function createS3Storage({ mirror, ...settings }: S3Settings): ReleaseStorage {
  const bucket = createBucket(settings);
  const mirrored = createMirror(mirror, bucket);

  return {
    location: bucket.location,
    read: (name) => bucket.read(assertKey(name)),
    create: (name, content) => bucket.create(assertKey(name), content),
    replace: (name, content) => bucket.replace(assertKey(name), content),
    list: (folder) => bucket.namesBelow(folder === '' ? '' : `${assertKey(folder)}/`),

    async publish({ name, version, folder, shared, check, additions }) {
      const prefix = assertKey(`${name}/${version}`);
      if (await bucket.read(`${prefix}/${RECORD_FILE}`)) return false;
      const { files: built, record, digest } = await readBuild(folder);
      const read = async (file: string) => (file === RECORD_FILE ? record : built.get(file));
      await check(read);
      const files = new Map([...built, ...(await additions(read))]);
      // The shared files come first: the release exists from the last step on, and a conflict leaves nothing of it.
      await shareInBucket(bucket, sharedFolderOf(name), shared, {
        names: [...files.keys()],
        read: async (file) => files.get(file),
      });
      // The claim keeps publishers of different builds apart and lets an interrupted one continue.
      const isClaimed = await bucket.ensure(
        claimKeyOf(prefix),
        Buffer.from(JSON.stringify({ build: digest })),
      );
      if (!isClaimed || !(await uploadAll(bucket, prefix, files)))
        throw publishConflict(`${name}@${version}`);
      return bucket.create(`${prefix}/${RECORD_FILE}`, record);
    },

    folderOf: mirrored.release,
    sharedFile: (name, file) => mirrored.file(`${sharedFolderOf(assertKey(name))}/${assertSharedName(file)}`),

    async sharedFiles(name) {
      const prefix = `${sharedFolderOf(assertKey(name))}/`;
      const objects = await bucket.objectsBelow(prefix);
      return objects.map(({ key, at }) => ({ file: key.slice(prefix.length), at }));
    },

    async share(name, version, files) {
      const prefix = assertKey(`${name}/${version}`);
      const folder = sharedFolderOf(name);
      const known = new Set((await bucket.objectsBelow(`${folder}/`)).map(({ key }) => key));
      const missing = files.filter((file) => !known.has(`${folder}/${file}`));
      if (missing.length === 0) return;
      const objects = await bucket.objectsBelow(`${prefix}/`);
      await shareInBucket(bucket, folder, missing, {
        names: objects.map(({ key }) => key.slice(prefix.length + 1)),
        read: (file) => bucket.read(`${prefix}/${file}`),
      });
    },

    removeShared: (name, files) =>
      bucket.remove(files.map((file) => `${sharedFolderOf(assertKey(name))}/${assertSharedName(file)}`)),

    async remove(name, version) {
      const prefix = assertKey(`${name}/${version}`);
      // The record is deleted first, so that the rest is no release any more.
      await bucket.remove([`${prefix}/${RECORD_FILE}`]);
      const files = await bucket.objectsBelow(`${prefix}/`);
      await bucket.remove(files.map(({ key }) => key));
      await bucket.remove([claimKeyOf(prefix)]);
    },

    async tidy(before) {
      await bucket.remove(incompleteUploads(await bucket.objectsBelow(''), before));
    },
  };
}

/** Returns false if another object is in the place of a file. */
async function uploadAll(
  bucket: Bucket,
  prefix: string,
  files: ReadonlyMap<string, Buffer>,
): Promise<boolean> {
  let isComplete = true;
  await forEachInParallel([...files], async ([file, content]) => {
    if (isComplete && !(await bucket.ensure(`${prefix}/${file}`, content))) isComplete = false;
  });
  return isComplete;
}

const publishConflict = (release: string) =>
  new CliError(
    409,
    `Another build of ${release} is being published, or was begun and not completed. Nothing was published: give this build another version, or wait for release prune, which removes incomplete uploads after a day.`,
  );
