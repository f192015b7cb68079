import {
  DeleteObjectsCommand,
  GetObjectCommand,
  ListObjectsV2Command,
  NoSuchKey,
  PutObjectCommand,
  S3Client,
  S3ServiceException,
} from '@aws-sdk/client-s3';
import { CliError } from '../errors/cli-error';
import { codeOf } from '../errors/error-code';
import { servedHeaders } from './served-headers';

export interface BucketSettings {
  endpoint: string;
  bucket: string;
  region: string;
  key: string;
  secret: string;
}

export interface ListedObject {
  key: string;
  /** The time of the last change in milliseconds. */
  at: number;
}

/** The number of attempts for a conditional write: if two writers collide, the store may reject both. */
const MAX_ATTEMPTS = 5;
/** S3 deletes at most a thousand objects per request. */
const MAX_DELETED_PER_REQUEST = 500;

export type Bucket = ReturnType<typeof createBucket>;

/** Accesses the objects of any S3-compatible store that supports conditional writes (`If-None-Match`). */
export function createBucket({ endpoint, bucket: Bucket, region, key, secret }: BucketSettings) {
  const client = new S3Client({
    endpoint,
    region,
    credentials: { accessKeyId: key, secretAccessKey: secret },
    // The timeouts keep a hanging store from blocking its callers.
    requestHandler: { connectionTimeout: 3_000, requestTimeout: 20_000 },
    maxAttempts: 3,
    // Not every store supports bucket names as subdomains.
    forcePathStyle: true,
    // S3-compatible stores may not support the newer checksums.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
  });
  const location = `${endpoint}/${Bucket}`;

  async function read(name: string): Promise<Buffer | undefined> {
    try {
      const { Body } = await client.send(new GetObjectCommand({ Bucket, Key: name }));
      return Body && Buffer.from(await Body.transformToByteArray());
    } catch (error) {
      if (error instanceof NoSuchKey) return undefined;
      throw bucketError(error, location);
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
      // A 409 means that two writers collided: one or none of them succeeded, which the next attempt shows.
      if (condition.IfNoneMatch && (status === 409 || status === 412)) return false;
      throw bucketError(error, location);
    }
  }

  const create = (name: string, content: string | Buffer) => put(name, content, { IfNoneMatch: '*' });

  /** Lists objects page by page. */
  async function* pages(Prefix: string, Delimiter?: '/') {
    let ContinuationToken: string | undefined;
    do {
      const page = await client
        .send(new ListObjectsV2Command({ Bucket, Prefix, Delimiter, ContinuationToken }))
        .catch((error: unknown) => {
          throw bucketError(error, location);
        });
      yield page;
      ContinuationToken = page.NextContinuationToken;
    } while (ContinuationToken !== undefined);
  }

  return {
    location,
    read,
    create,
    replace: async (name: string, content: string) => void (await put(name, content)),

    /** Creates an object or accepts an identical one; returns false if there is another. */
    async ensure(name: string, content: Buffer): Promise<boolean> {
      for (let attempt = 0; attempt < MAX_ATTEMPTS; attempt++) {
        if (await create(name, content)) return true;
        const existing = await read(name);
        if (existing) return existing.equals(content);
      }
      return false;
    },

    async objectsBelow(prefix: string): Promise<ListedObject[]> {
      const found: ListedObject[] = [];
      for await (const { Contents = [] } of pages(prefix)) {
        found.push(
          ...Contents.map(({ Key = '', LastModified }) => ({ key: Key, at: LastModified?.getTime() ?? 0 })),
        );
      }
      return found;
    },

    /** Returns the names directly below a prefix, of objects and of further prefixes. */
    async namesBelow(prefix: string): Promise<string[]> {
      const found: string[] = [];
      for await (const { Contents = [], CommonPrefixes = [] } of pages(prefix, '/')) {
        found.push(...Contents.flatMap(({ Key }) => Key ?? []));
        found.push(...CommonPrefixes.flatMap(({ Prefix }) => Prefix?.slice(0, -1) ?? []));
      }
      return found.map((name) => name.slice(prefix.length)).sort();
    },

    async remove(keys: string[]): Promise<void> {
      for (let i = 0; i < keys.length; i += MAX_DELETED_PER_REQUEST) {
        const Objects = keys.slice(i, i + MAX_DELETED_PER_REQUEST).map((Key) => ({ Key }));
        const { Errors = [] } = await client
          .send(new DeleteObjectsCommand({ Bucket, Delete: { Objects, Quiet: true } }))
          .catch((error: unknown) => {
            throw bucketError(error, location);
          });
        const [failed] = Errors;
        if (failed) throw new CliError(500, `${location} could not delete ${failed.Key}: ${failed.Code}.`);
      }
    },
  };
}

/** Converts an error of the store into a message for the user of a command. */
function bucketError(error: unknown, location: string): unknown {
  if (!(error instanceof Error)) return error;
  const status = error instanceof S3ServiceException ? error.$metadata.httpStatusCode : undefined;
  if (status === 507) return new CliError(507, `There is no space left in ${location}. Nothing was changed.`);
  // For an unreachable store Node's error has a code and no message.
  const reason = error.message || codeOf(error) || 'it did not answer';
  return new CliError(
    500,
    `${location} refused the operation: ${error.name}: ${reason.replace(/\.?$/, '.')} Nothing was changed.`,
  );
}
