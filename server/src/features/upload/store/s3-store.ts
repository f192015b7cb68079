import {
  DeleteObjectCommand,
  GetObjectCommand,
  NoSuchKey,
  PutObjectCommand,
  S3Client,
} from '@aws-sdk/client-s3';
import { createPresignedPost } from '@aws-sdk/s3-presigned-post';
import { Readable } from 'node:stream';
import type { ByteRange, FileStore } from './file-store';

export interface S3Settings {
  endpoint: string;
  bucket: string;
  region: string;
  key: string;
  secret: string;
}

/** Stores files in any S3-compatible store. Browser uploads go below `arrived/` until they are checked. */
export function createS3Store({ endpoint, bucket: Bucket, region, key, secret }: S3Settings): FileStore {
  const client = new S3Client({
    endpoint,
    region,
    credentials: { accessKeyId: key, secretAccessKey: secret },
    // Not every store supports bucket names as subdomains.
    forcePathStyle: true,
    // Stores other than Amazon S3 do not support the newer checksums.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
  });
  const arrived = (name: string) => `arrived/${name}`;

  async function read(Key: string, range?: ByteRange): Promise<Readable | undefined> {
    const Range = range && `bytes=${range.start}-${range.end}`;
    try {
      const { Body } = await client.send(new GetObjectCommand({ Bucket, Key, Range }));
      return Body instanceof Readable ? Body : undefined;
    } catch (error) {
      if (error instanceof NoSuchKey) return undefined;
      throw error;
    }
  }

  async function remove(Key: string): Promise<void> {
    await client.send(new DeleteObjectCommand({ Bucket, Key }));
  }

  return {
    async put(Key, Body, ContentType) {
      await client.send(new PutObjectCommand({ Bucket, Key, Body, ContentType }));
    },
    read,
    remove,
    direct: {
      origin: new URL(endpoint).origin,
      form: ({ key: name, mimeType, mostBytes, seconds }) =>
        createPresignedPost(client, {
          Bucket,
          Key: arrived(name),
          Expires: seconds,
          Fields: { 'Content-Type': mimeType },
          Conditions: [['content-length-range', 1, mostBytes]],
        }),

      async fetch(name, mostBytes) {
        // The store should enforce the limit; an additional byte shows that it did not.
        const stream = await read(arrived(name), { start: 0, end: mostBytes });
        if (!stream) return undefined;
        const parts: Buffer[] = [];
        for await (const part of stream) parts.push(Buffer.from(part));
        return Buffer.concat(parts);
      },

      forget: (name) => remove(arrived(name)),
    },
  };
}
