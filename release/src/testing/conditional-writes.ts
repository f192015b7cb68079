import type S3rver from 's3rver';

interface Request {
  method: string;
  path: string;
  status: number;
  body: unknown;
  get(header: string): string;
}

/** The untyped internals of the S3 test server, which is a Koa application on the file system. */
interface ServerInternals {
  middleware: ((request: Request, next: () => Promise<void>) => Promise<void>)[];
  store: { existsObject(bucket: string, key: string): Promise<boolean> };
}

/**
 * Adds to the S3 test server what real stores have: `If-None-Match: *`, with which a write fails if the key exists, and
 * whole writes. The test server shows an object while it is still being written.
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
      if (request.get('if-none-match') === '*' && (await store.existsObject(bucket, key.join('/')))) {
        request.status = 412;
        request.body = '<Error><Code>PreconditionFailed</Code></Error>';
        return;
      }
      await next();
    });
    queues.set(
      request.path,
      queued.catch(() => {}),
    );
    await queued;
  });
}
