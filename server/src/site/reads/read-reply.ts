import type { FastifyInstance } from 'fastify';
import { createHash } from 'node:crypto';
import { LRUCache } from 'lru-cache';

/** A reply of the server's own API. */
export interface ReadReply {
  readonly status: number;
  readonly reply: unknown;
  /** A hash of the reply, for the cache keys of documents built from it. */
  readonly hash: string;
}

export type ReadReplies = (url: string, lang: string) => Promise<ReadReply>;

/** The maximum age of a reply from which a document is built. */
const FRESH_FOR_MS = 1_000;
const MAX_CACHED_REPLIES = 500;

/** Reads from the API without the network and without a guest's token, so that a reply may be shared. */
export function createReadReplies(app: FastifyInstance, { apiToken }: { apiToken: string }): ReadReplies {
  const cache = new LRUCache<string, { at: number; reply: Promise<ReadReply> }>({ max: MAX_CACHED_REPLIES });

  async function read(url: string, lang: string): Promise<ReadReply> {
    const headers = { accept: 'application/json', 'accept-language': lang, apitoken: apiToken };
    const { statusCode, payload } = await app.inject({ method: 'GET', url, headers });
    return {
      status: statusCode,
      reply: statusCode === 200 ? JSON.parse(payload) : null,
      hash: createHash('sha256').update(payload).digest('base64url'),
    };
  }

  return (url, lang) => {
    const key = `${lang} ${url}`;
    const known = cache.get(key);
    if (known && Date.now() - known.at < FRESH_FOR_MS) return known.reply;
    const reply = read(url, lang);
    cache.set(key, { at: Date.now(), reply });
    return reply;
  };
}
