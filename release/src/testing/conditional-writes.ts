import { once } from 'node:events';
import type { ServerResponse } from 'node:http';
import type S3rver from 's3rver';

interface Request {
  method: string;
  path: string;
  status: number;
  body: unknown;
  res: ServerResponse;
  get(header: string): string;
}

/** The untyped internals of the S3 test server, which is a Koa application on the file system. */
interface ServerInternals {
  middleware: ((request: Request, next: () => Promise<void>) => Promise<void>)[];
  store: {
    existsObject(bucket: string, key: string): Promise<boolean>;
    deleteObject(bucket: string, key: string): Promise<void>;
  };
}

/**
 * Adds to the S3 test server what real stores have: `If-None-Match: *`, with which a write fails if the key exists, and
 * whole writes. The test server shows an object while it is still being written, and waits for ever for the rest of an
 * object whose sender has been killed.
 */
export function conditionalWrites(server: S3rver): void {
  // The types of the test server do not cover its internals.
  const { middleware, store } = server as unknown as ServerInternals;
  const queues = new Map<string, Promise<void>>();

  middleware.unshift(async (request, next) => {
    if (request.method === 'GET') await queues.get(request.path);
    if (request.method !== 'PUT') return next();
    const [, bucket = '', ...key] = request.path.split('/');
    const queued = (queues.get(request.path) ?? Promise.resolve()).then(async () => {
      const name = key.join('/');
      const isThere = await store.existsObject(bucket, name);
      if (request.get('if-none-match') === '*' && isThere) {
        request.status = 412;
        request.body = '<Error><Code>PreconditionFailed</Code></Error>';
        return;
      }
      const lost = once(request.res, 'close').then(() => 'lost');
      if ((await Promise.race([next(), lost])) === 'lost' && !isThere) await store.deleteObject(bucket, name);
    });
    queues.set(
      request.path,
      queued.catch(() => {}),
    );
    await queued;
  });
}
