import type S3rver from 's3rver';

interface Request {
  method: string;
  path: string;
  status: number;
  body: unknown;
  get(header: string): string;
}

/** What there is of the test's store besides its types: it is a Koa application over files. */
interface Inside {
  middleware: ((request: Request, next: () => Promise<void>) => Promise<void>)[];
  store: { existsObject(bucket: string, key: string): Promise<boolean> };
}

/** Teaches the test's store `If-None-Match: *`, which stores have learned since: only a key that is not there is written. */
export function conditionalWrites(server: S3rver): void {
  // Its types tell nothing of what it is made of.
  const { middleware, store } = server as unknown as Inside;
  const turns = new Map<string, Promise<void>>();

  middleware.unshift(async (request, next) => {
    if (request.method !== 'PUT') return next();
    const [, bucket = '', ...key] = request.path.split('/');
    const turn = (turns.get(request.path) ?? Promise.resolve()).then(async () => {
      if (request.get('if-none-match') === '*' && (await store.existsObject(bucket, key.join('/')))) {
        request.status = 412;
        request.body = '<Error><Code>PreconditionFailed</Code></Error>';
        return;
      }
      await next();
    });
    turns.set(
      request.path,
      turn.catch(() => {}),
    );
    await turn;
  });
}
