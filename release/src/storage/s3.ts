import {
  DeleteObjectsCommand,
  GetObjectCommand,
  ListObjectsV2Command,
  NoSuchKey,
  PutObjectCommand,
  S3Client,
  S3ServiceException,
} from '@aws-sdk/client-s3';
import { randomUUID } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Trouble } from '../trouble';
import { createClaims } from './claims';
import { servedHeaders } from './served-headers';
import { assertKey } from './key';
import { createMirror } from './mirror';
import { RECORD_FILE, type ReleaseStorage } from './storage';

export interface S3Settings {
  endpoint: string;
  bucket: string;
  region: string;
  key: string;
  secret: string;
  /** A folder of this machine, where releases lie that are served or drawn from here. */
  mirror: string;
}

const AT_ONCE = 8;

/** Any store that speaks S3 and writes on condition (`If-None-Match`). A release is there as soon as its record is. */
export function createS3Storage({
  endpoint,
  bucket: Bucket,
  region,
  key,
  secret,
  mirror,
}: S3Settings): ReleaseStorage {
  const client = new S3Client({
    ...{ endpoint, region },
    credentials: { accessKeyId: key, secretAccessKey: secret },
    // A store that hangs must not hang whoever asks it.
    requestHandler: { connectionTimeout: 3_000, requestTimeout: 20_000 },
    maxAttempts: 3,
    // Not every store answers to names of buckets before its own.
    forcePathStyle: true,
    // Stores that are not Amazon's know no checksums of the newer kind.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
  });
  const place = `${endpoint}/${Bucket}`;

  async function read(name: string): Promise<Buffer | undefined> {
    try {
      const { Body } = await client.send(new GetObjectCommand({ Bucket, Key: name }));
      return Body && Buffer.from(await Body.transformToByteArray());
    } catch (error) {
      if (error instanceof NoSuchKey) return undefined;
      throw told(error, place);
    }
  }

  async function put(
    name: string,
    Body: string | Buffer,
    condition: { IfNoneMatch?: '*' } = {},
  ): Promise<boolean> {
    try {
      await client.send(
        new PutObjectCommand({ Bucket, Key: name, Body, ...servedHeaders(name), ...condition }),
      );
      return true;
    } catch (error) {
      const status = error instanceof S3ServiceException ? error.$metadata.httpStatusCode : undefined;
      // 409 where two wrote at the very same time: the other was faster, or nobody was, and the next try tells.
      if (condition.IfNoneMatch && (status === 409 || status === 412)) return false;
      throw told(error, place);
    }
  }

  async function keysBelow(Prefix: string, Delimiter?: '/'): Promise<string[]> {
    const found: string[] = [];
    let ContinuationToken: string | undefined;
    do {
      const page = await client
        .send(new ListObjectsV2Command({ Bucket, Prefix, Delimiter, ContinuationToken }))
        .catch((error: unknown) => {
          throw told(error, place);
        });
      found.push(...(page.Contents ?? []).flatMap(({ Key }) => Key ?? []));
      found.push(...(page.CommonPrefixes ?? []).flatMap(({ Prefix: folder }) => folder?.slice(0, -1) ?? []));
      ContinuationToken = page.NextContinuationToken;
    } while (ContinuationToken !== undefined);
    return found;
  }

  async function removeAll(keys: string[]): Promise<void> {
    for (let i = 0; i < keys.length; i += 500) {
      const Objects = keys.slice(i, i + 500).map((Key) => ({ Key }));
      await client.send(new DeleteObjectsCommand({ Bucket, Delete: { Objects, Quiet: true } }));
    }
  }

  const create = (name: string, content: string) => put(assertKey(name), content, { IfNoneMatch: '*' });
  const claims = createClaims({
    read,
    create,
    replace: async (name, content) => void (await put(name, content)),
  });

  return {
    place,
    read: (name) => read(assertKey(name)),
    create,
    replace: async (name, content) => void (await put(assertKey(name), content)),

    async list(folder) {
      const prefix = folder === '' ? '' : `${assertKey(folder)}/`;
      return (await keysBelow(prefix, '/')).map((name) => name.slice(prefix.length)).sort();
    },

    async publish({ name, version, folder }) {
      const at = assertKey(`${name}/${version}`);
      const files = await filesIn(folder);
      const own = randomUUID();
      if (await read(`${at}/${RECORD_FILE}`)) return false;
      await claims.take(at, own);
      const queue = files.filter((file) => file !== RECORD_FILE);
      const sendNext = async (): Promise<void> => {
        for (let file = queue.pop(); file !== undefined; file = queue.pop()) {
          await put(`${at}/${file}`, await readFile(join(folder, file)));
        }
      };
      await Promise.all(Array.from({ length: AT_ONCE }, sendNext));
      await claims.assertHeld(at, own);
      // Last: without it there is no release.
      return put(`${at}/${RECORD_FILE}`, await readFile(join(folder, RECORD_FILE)), { IfNoneMatch: '*' });
    },

    folderOf: createMirror(mirror, { read, keysBelow }),

    async remove(name, version) {
      const at = assertKey(`${name}/${version}`);
      // First of all it is no release any more.
      await removeAll([`${at}/${RECORD_FILE}`]);
      await removeAll([...(await keysBelow(`${at}/`)), claims.keyOf(at)]);
    },

    tidy: async () => {},
  };
}

async function filesIn(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) =>
      join(entry.parentPath, entry.name)
        .slice(folder.length + 1)
        .replaceAll('\\', '/'),
    );
}

/** What a store says, as whoever runs a command has to read it. */
function told(error: unknown, place: string): unknown {
  if (!(error instanceof Error)) return error;
  const status = error instanceof S3ServiceException ? error.$metadata.httpStatusCode : undefined;
  if (status === 507) return new Trouble(507, `There is no room left in ${place}. Nothing was changed.`);
  return new Trouble(
    500,
    `${place} did not do it: ${error.name}: ${error.message.replace(/\.?$/, '.')} Nothing was changed.`,
  );
}
