import { Trouble } from '../errors/trouble';
import { brokenOff, claimOf } from './broken-off';
import { createBucket, type Bucket, type BucketSettings } from './bucket';
import { readBuild } from './build-files';
import { assertKey } from './key';
import { createMirror } from './mirror';
import { RECORD_FILE, type ReleaseStorage } from './storage';

export interface S3Settings extends BucketSettings {
  /** A local directory for releases that are served or rendered on this machine. */
  mirror: string;
}

const SENT_AT_ONCE = 8;

/**
 * Stores releases in a bucket, to which the files of a build are uploaded one by one. A release exists once
 * its record does. Objects are never overwritten, neither by a concurrent publisher nor by one that was
 * believed dead.
 */
export function createS3Storage({ mirror, ...settings }: S3Settings): ReleaseStorage {
  const bucket = createBucket(settings);

  return {
    place: bucket.place,
    read: (name) => bucket.read(assertKey(name)),
    create: (name, content) => bucket.create(assertKey(name), content),
    replace: (name, content) => bucket.replace(assertKey(name), content),
    list: (folder) => bucket.namesBelow(folder === '' ? '' : `${assertKey(folder)}/`),

    async publish({ name, version, folder, check }) {
      const at = assertKey(`${name}/${version}`);
      if (await bucket.read(`${at}/${RECORD_FILE}`)) return false;
      const { files, record, digest } = await readBuild(folder);
      await check(async (file) => (file === RECORD_FILE ? record : files.get(file)));
      // The claim keeps publishers of different builds apart and lets an interrupted one continue.
      const isOurs = await bucket.keep(claimOf(at), Buffer.from(JSON.stringify({ build: digest })));
      if (!isOurs || !(await sendAll(bucket, at, files))) throw begunByAnother(`${name}@${version}`);
      return bucket.create(`${at}/${RECORD_FILE}`, record);
    },

    folderOf: createMirror(mirror, bucket),

    async remove(name, version) {
      const at = assertKey(`${name}/${version}`);
      // The record is deleted first, so that the rest is no release any more.
      await bucket.remove([`${at}/${RECORD_FILE}`]);
      const files = await bucket.objectsBelow(`${at}/`);
      await bucket.remove(files.map(({ key }) => key));
      await bucket.remove([claimOf(at)]);
    },

    async tidy(before) {
      await bucket.remove(brokenOff(await bucket.objectsBelow(''), before));
    },
  };
}

/** Returns false if another object is in the place of a file. */
async function sendAll(bucket: Bucket, at: string, files: ReadonlyMap<string, Buffer>): Promise<boolean> {
  const queue = [...files];
  let isWhole = true;
  const sendNext = async (): Promise<void> => {
    for (let next = queue.pop(); next && isWhole; next = queue.pop()) {
      const [file, content] = next;
      if (!(await bucket.keep(`${at}/${file}`, content))) isWhole = false;
    }
  };
  await Promise.all(Array.from({ length: SENT_AT_ONCE }, sendNext));
  return isWhole;
}

const begunByAnother = (release: string) =>
  new Trouble(
    409,
    `Another build of ${release} is being published, or was begun and not completed. Nothing was published: give this build another version, or wait for release prune, which removes incomplete uploads after a day.`,
  );
