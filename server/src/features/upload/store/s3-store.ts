import {
  DeleteObjectCommand,
  GetObjectCommand,
  HeadBucketCommand,
  NoSuchKey,
  PutObjectCommand,
  S3Client,
  S3ServiceException,
} from '@aws-sdk/client-s3';
import { createPresignedPost } from '@aws-sdk/s3-presigned-post';
import { Readable } from 'node:stream';
import { codeOf } from '../../../../../release/src/errors/error-code';
import { RequestError } from '../../../platform/errors/request-error';
import { storageUnavailable } from '../rules/file-errors';
import type { ByteRange, FileStore } from './file-store';
import { forwardFile } from './forward-file';

const CONNECTED_WITHIN_MS = 3_000;
/** Two calls that end so take less than the time that the server has for a request. */
const SILENT_FOR_MS = 5_000;
const MAX_CALLS = 2;
const FORBIDDEN = 403;
const RANGE_NOT_SATISFIABLE = 416;

export interface S3Settings {
  endpoint: string;
  bucket: string;
  region: string;
  key: string;
  secret: string;
}

/** Stores files in any S3-compatible store. Browser uploads go below `arrived/` until they are checked. */
export function createS3Store(
  { endpoint, bucket: Bucket, region, key, secret }: S3Settings,
  { silentMs = SILENT_FOR_MS }: { silentMs?: number } = {},
): FileStore {
  const connectionTimeout = CONNECTED_WITHIN_MS;
  const common = {
    endpoint,
    region,
    credentials: { accessKeyId: key, secretAccessKey: secret },
    maxAttempts: MAX_CALLS,
    // Not every store supports bucket names as subdomains.
    forcePathStyle: true,
    // Stores other than Amazon S3 do not support the newer checksums.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
  } as const;
  const client = new S3Client({ ...common, requestHandler: { connectionTimeout, socketTimeout: silentMs } });
  // A guest who reads slowly makes the socket wait, which is not the silence of the store. So this limit ends with the
  // headers of the answer, and `forwardFile` limits each wait for a part of the file.
  const reader = new S3Client({
    ...common,
    requestHandler: { connectionTimeout, requestTimeout: silentMs, throwOnRequestTimeout: true },
  });
  const arrived = (name: string) => `arrived/${name}`;

  async function read(Key: string, range?: ByteRange): Promise<Readable | undefined> {
    const Range = range && `bytes=${range.start}-${range.end}`;
    try {
      const { Body } = await reader.send(new GetObjectCommand({ Bucket, Key, Range }));
      return Body instanceof Readable ? forwardFile(Body, { silentMs, toError: toS3Error }) : undefined;
    } catch (error) {
      if (error instanceof NoSuchKey) return undefined;
      throw toS3Error(error);
    }
  }

  async function remove(Key: string, signal?: AbortSignal): Promise<void> {
    const request = new DeleteObjectCommand({ Bucket, Key });
    await client.send(request, signal && { abortSignal: signal }).catch((error: unknown) => {
      throw toS3Error(error);
    });
  }

  return {
    async put(Key, Body, ContentType) {
      await client.send(new PutObjectCommand({ Bucket, Key, Body, ContentType })).catch((error: unknown) => {
        throw toS3Error(error);
      });
    },
    read,
    remove,
    async check() {
      await client.send(new HeadBucketCommand({ Bucket })).catch((error: unknown) => {
        // A key that may not list the bucket is refused here, which is an answer of the store all the same.
        if (!(error instanceof S3ServiceException && error.$metadata.httpStatusCode === FORBIDDEN))
          throw error;
      });
    },
    direct: {
      origin: new URL(endpoint).origin,
      form: ({ key: name, mimeType, maxBytes, seconds }) =>
        createPresignedPost(client, {
          Bucket,
          Key: arrived(name),
          Expires: seconds,
          Fields: { 'Content-Type': mimeType },
          Conditions: [['content-length-range', 1, maxBytes]],
        }),

      async fetch(name, maxBytes) {
        // The store should enforce the limit; an additional byte shows that it did not.
        const stream = await read(arrived(name), { start: 0, end: maxBytes });
        if (!stream) return undefined;
        const parts: Buffer[] = [];
        for await (const part of stream) parts.push(Buffer.from(part));
        return Buffer.concat(parts);
      },

      forget: (name) => remove(arrived(name)),
    },
  };
}

/**
 * Returns the refusal for a store in the network that is away, does not answer or refuses: guests can do nothing about any
 * of these, and the same file can be accepted a moment later. The cause names the error without the name of the file.
 */
function toS3Error(error: unknown): unknown {
  if (error instanceof RequestError || !(error instanceof Error)) return error;
  const status = error instanceof S3ServiceException ? error.$metadata.httpStatusCode : undefined;
  // Only an empty file has none of the bytes that are asked for, so asking again is useless.
  if (status === RANGE_NOT_SATISFIABLE) return error;
  const name = codeOf(error) || error.name;
  return storageUnavailable(
    new Error(`the file store failed with ${[status, name].filter(Boolean).join(' ')}`),
  );
}
