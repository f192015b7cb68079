import { SHARED_FOLDER } from '@guest/shared/contracts/release/release-address';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { join } from 'node:path';
import { isPackageName } from '../../../../release/src/registry/package-name';
import { contentTypeOf } from '../../../../release/src/storage/content-type';
import { isNamedByContent, nameParts } from '../../../../release/src/storage/shared-files';
import { matchesEtag } from '../../platform/http/if-none-match';
import type { ReleaseStore } from '../releases/release-store';
import { readNegotiatedFile } from './negotiated-file';

/** Files are immutable at their URL because different content means a different version or name. */
const IMMUTABLE = 'public, max-age=31536000, immutable';

/** Serves only the files that the records of releases list. */
export function registerReleaseFiles(app: FastifyInstance, { releases }: { releases: ReleaseStore }): void {
  app.get<{ Params: { name: string; version: string; '*': string } }>(
    '/releases/:name/:version/*',
    async (request, reply) => {
      const { name, version, '*': path } = request.params;
      const release = await releases.release(name, version);
      const known = release?.record.files.find(({ file }) => file === path);
      if (!release || !known) return notFound(reply);
      return send(request, reply, {
        path: join(release.dir, path),
        identity: known.integrity,
        headers: { vary: 'Accept-Encoding' },
      });
    },
  );

  app.get<{ Params: { name: string; file: string } }>(
    `/releases/:name/${SHARED_FOLDER}/:file`,
    async (request, reply) => {
      const { name, file } = request.params;
      if (!isPackageName(name) || !isNamedByContent(file)) return notFound(reply);
      return send(request, reply, {
        path: await releases.sharedFile(name, file),
        identity: file,
        headers: {
          vary: 'Accept-Encoding, Available-Dictionary',
          'use-as-dictionary': `match="${dictionaryPattern(name, file)}"`,
        },
      });
    },
  );
}

/** Sends a file in the best encoding. `identity` says for a cache which content it is. */
async function send(
  request: FastifyRequest,
  reply: FastifyReply,
  { path, identity, headers }: { path: string; identity: string; headers: Record<string, string> },
) {
  const found = await readNegotiatedFile(path, request.headers);
  if (!found) return notFound(reply);
  const etag = `${identity}.${found.form}`;
  void reply.headers({
    ...headers,
    'content-type': contentTypeOf(path),
    'cache-control': IMMUTABLE,
    etag: `"${etag}"`,
    // The files are public, and other origins of the suite may load them with their hashes.
    'access-control-allow-origin': '*',
    'cross-origin-resource-policy': 'cross-origin',
  });
  // A cache in between may have differences to the dictionaries of other browsers, which this one cannot decode.
  const matchesFile = (tag: string) =>
    tag === etag || (tag.startsWith(`${identity}.`) && !tag.endsWith('.dcz'));
  if (matchesEtag(request.headers['if-none-match'], matchesFile)) return reply.code(304).send();
  if (found.encoding) void reply.header('content-encoding', found.encoding);
  return reply.send(found.content);
}

/**
 * Returns the addresses for which a file is a dictionary: the same file with other content. A browser that has it requests
 * only the difference (RFC 9842).
 */
function dictionaryPattern(name: string, file: string): string {
  const { before, after } = nameParts(file);
  // These characters of names have a meaning in URL patterns, and a backslash has one in header fields.
  const plain = before.replace(/[+]/g, (character) => `\\\\${character}`);
  return `/releases/${name}/${SHARED_FOLDER}/${plain}*${after}`;
}

/** The reply is never an HTML page, because a browser that requested a script must not get one. */
const notFound = (reply: FastifyReply) =>
  reply
    .code(404)
    .headers({ 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' })
    .send('Not Found\n');
