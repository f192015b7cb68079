import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import S3rver from 's3rver';
import { createS3Storage } from '../storage/s3';
import type { ReleaseStorage } from '../storage/storage';
import { conditionalWrites } from './conditional-writes';

interface Listing {
  objects: { key: string }[];
  commonPrefixes: string[];
}

/** The test server does not find prefixes whose objects all lie two levels below, as real stores do. */
function listDeepPrefixes(server: S3rver): void {
  // The types of the test server do not cover its internals.
  const { store } = server as unknown as {
    store: { listObjects(bucket: string, options: Record<string, string>): Promise<Listing> };
  };
  const list = store.listObjects.bind(store);
  store.listObjects = async (bucket, { delimiter = '', ...options }) => {
    const found = await list(bucket, options);
    if (delimiter === '') return found;
    const { prefix = '' } = options;
    const end = ({ key }: { key: string }) => key.indexOf(delimiter, prefix.length) + 1;
    const deeper = found.objects.filter((object) => end(object) > 0);
    return {
      ...found,
      objects: found.objects.filter((object) => end(object) === 0),
      commonPrefixes: [...new Set(deeper.map((object) => object.key.slice(0, end(object))))].sort(),
    };
  };
}

/** Starts an S3 server with a bucket. Every storage of it has a mirror of its own. */
export async function bucketServer() {
  const directory = await mkdtemp(join(tmpdir(), 's3-'));
  const server = new S3rver({
    directory,
    port: 0,
    address: '127.0.0.1',
    silent: true,
    configureBuckets: [{ name: 'releases', configs: [] }],
  });
  conditionalWrites(server);
  listDeepPrefixes(server);
  const { port } = await server.run();
  const endpoint = `http://127.0.0.1:${port}`;
  let mirrors = 0;

  return {
    endpoint,
    async empty(): Promise<void> {
      server.reset();
      await server.configureBuckets();
    },
    open: (): ReleaseStorage =>
      createS3Storage({
        endpoint,
        bucket: 'releases',
        region: 'us-east-1',
        key: 'S3RVER',
        secret: 'S3RVER',
        mirror: join(directory, `.mirror-${mirrors++}`),
      }),
    async close(): Promise<void> {
      await server.close();
      await rm(directory, { recursive: true });
    },
  };
}
