import type { FastifyInstance } from 'fastify';
import { createHash } from 'node:crypto';
import { matchesEtag } from '../../platform/http/if-none-match';
import { readIntact } from '../releases/release';
import type { ReleaseStore } from '../releases/release-store';
import type { SetRequestReader } from '../releases/release-set-request';

/** Served if the shell has no service worker: it deletes all caches and unregisters itself. */
const UNREGISTER_SCRIPT = `self.addEventListener('install', () => self.skipWaiting());
self.addEventListener('activate', (event) => event.waitUntil(
  caches.keys()
    .then((names) => Promise.all(names.map((name) => caches.delete(name))))
    .then(() => self.registration.unregister())));
`;

/** A service worker's requests obey the policy of its own script, not that of a page. */
const POLICY = "default-src 'none'; connect-src 'self'; frame-ancestors 'none'";

/**
 * Serves the service worker of the visitor's current shell. Its URL never changes, so it must be revalidated
 * each time.
 */
export function registerServiceWorker(
  app: FastifyInstance,
  { releases, readSetRequest }: { releases: Pick<ReleaseStore, 'choose'>; readSetRequest: SetRequestReader },
): void {
  app.get('/sw.js', async (request, reply) => {
    const { shell } = await releases.choose(readSetRequest(request));
    const { worker } = shell.record;
    const script = worker ? await readIntact(shell, worker) : UNREGISTER_SCRIPT;
    const hash = createHash('sha256').update(script).digest('base64url');
    void reply.headers({
      'content-type': 'text/javascript; charset=utf-8',
      'cache-control': 'no-cache',
      'content-security-policy': POLICY,
      etag: `"${hash}"`,
    });
    if (matchesEtag(request.headers['if-none-match'], (tag) => tag === hash)) return reply.code(304).send();
    return reply.send(script);
  });
}
