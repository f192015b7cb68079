import { SHARED_FOLDER } from '@guest/shared/contracts/release/release-address';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { codeOf } from '../../../../release/src/errors/error-code';
import { isPackageName } from '../../../../release/src/registry/package-name';
import { contentTypeOf } from '../../../../release/src/storage/content-type';
import { isNamedByContent } from '../../../../release/src/storage/shared-files';
import { acceptedEncodings } from '../../platform/http/accepted-encodings';
import { matchesEtag } from '../../platform/http/if-none-match';
import type { ReleaseStore } from './release-store';

/** Files are immutable at their URL because different content means a different version or name. */
const IMMUTABLE = 'public, max-age=31536000, immutable';

/** The suffixes of the precompressed copies that a build contains. */
const SUFFIXES = { br: '.br', gzip: '.gz' } as const;

/** Serves only the files that the records of releases list. */
export function registerReleaseFiles(app: FastifyInstance, { releases }: { releases: ReleaseStore }): void {
  app.get<{ Params: { name: string; version: string; '*': string } }>(
    '/releases/:name/:version/*',
    async (request, reply) => {
      const { name, version, '*': path } = request.params;
      const release = await releases.release(name, version);
      const known = release?.record.files.find(({ file }) => file === path);
      if (!release || !known) return notFound(reply);
      return send(request, reply, { path: join(release.dir, path), identity: known.integrity });
    },
  );

  app.get<{ Params: { name: string; file: string } }>(
    `/releases/:name/${SHARED_FOLDER}/:file`,
    async (request, reply) => {
      const { name, file } = request.params;
      if (!isPackageName(name) || !isNamedByContent(file)) return notFound(reply);
      return send(request, reply, { path: await releases.sharedFile(name, file), identity: file });
    },
  );
}

/** Sends a file in the best encoding. `identity` says for a cache which content it is. */
async function send(
  request: FastifyRequest,
  reply: FastifyReply,
  { path, identity }: { path: string; identity: string },
) {
  const found = await smallestCopy(path, acceptedEncodings(request.headers));
  if (!found) return notFound(reply);
  void reply.headers({
    'content-type': contentTypeOf(path),
    'cache-control': IMMUTABLE,
    etag: `"${identity}.${found.encoding ?? 'plain'}"`,
    vary: 'Accept-Encoding',
    // The files are public, and other origins of the suite may load them with their hashes.
    'access-control-allow-origin': '*',
    'cross-origin-resource-policy': 'cross-origin',
  });
  const matchesFile = (tag: string) => tag.startsWith(`${identity}.`);
  if (matchesEtag(request.headers['if-none-match'], matchesFile)) return reply.code(304).send();
  if (found.encoding) void reply.header('content-encoding', found.encoding);
  return reply.send(found.content);
}

async function smallestCopy(
  file: string,
  encodings: ('br' | 'gzip')[],
): Promise<{ content: Buffer; encoding?: 'br' | 'gzip' } | undefined> {
  for (const encoding of encodings) {
    const content = await contentOf(file + SUFFIXES[encoding]);
    if (content) return { content, encoding };
  }
  const content = await contentOf(file);
  return content && { content };
}

const contentOf = (file: string) =>
  readFile(file).catch((error: unknown) => {
    if (codeOf(error) === 'ENOENT') return undefined;
    throw error;
  });

/** The reply is never an HTML page, because a browser that requested a script must not get one. */
const notFound = (reply: FastifyReply) =>
  reply
    .code(404)
    .headers({ 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' })
    .send('Not Found\n');
