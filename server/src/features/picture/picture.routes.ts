import type { FastifyInstance } from 'fastify';
import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';
import * as z from 'zod/mini';
import { LRUCache } from 'lru-cache';
import { parseInput } from '../../platform/validation/parse-input';
import { acceptedEncodings, type Encoding } from '../../platform/http/accepted-encodings';
import { routePath } from '../../platform/http/route-path';
import { vary } from '../../platform/http/vary';
import { drawPlainPicture, PLAIN_PICTURE } from './plain-picture';
import { notFound } from '../../platform/errors/request-error';

const MAX_CACHED_PICTURES = 1_000;

const paramsSchema = z.strictObject({
  property: z.string().check(z.regex(/^[a-z0-9][a-z0-9-]{0,63}$/)),
  scene: z.string().check(z.regex(/^[a-z0-9-]{1,64}$/)),
});
const querySchema = z.strictObject({ v: z.string().check(z.regex(/^\d{1,10}$/)) });

/** Draws a picture as SVG; `undefined` if there is no such scene. The seed varies details. */
export type DrawPicture = (scene: string, property: string, seed: number) => string | undefined;

interface Picture {
  plain: string;
  compressed: Promise<Record<Encoding, Buffer>>;
}

/** The suite's drawn pictures. Each is drawn and compressed once, and never changes under its address. */
export function pictureRoutes(app: FastifyInstance, drawPicture: DrawPicture): void {
  const pictures = new LRUCache<string, Picture>({ max: MAX_CACHED_PICTURES });

  function pictureOf(property: string, scene: string, seed: number): Picture | undefined {
    const key = `${property}/${scene}/${seed}`;
    const known = pictures.get(key);
    if (known) return known;
    const plain = scene === PLAIN_PICTURE ? drawPlainPicture(seed) : drawPicture(scene, property, seed);
    if (plain === undefined) return undefined;
    const picture = { plain, compressed: compressed(plain) };
    pictures.set(key, picture);
    return picture;
  }

  app.get(routePath('/pictures/:property/:scene.svg'), async (request, reply) => {
    const { property, scene } = parseInput(paramsSchema, request.params);
    const { v } = parseInput(querySchema, request.query);
    const picture = pictureOf(property, scene, Number(v));
    if (!picture) throw notFound();
    vary(reply, 'Accept-Encoding');
    void reply
      .type('image/svg+xml; charset=utf-8')
      .header('cache-control', 'public, max-age=31536000, immutable');
    const [encoding] = acceptedEncodings(request.headers);
    if (!encoding) return reply.send(picture.plain);
    return reply.header('content-encoding', encoding).send((await picture.compressed)[encoding]);
  });
}

async function compressed(text: string): Promise<Record<Encoding, Buffer>> {
  const [br, zip] = await Promise.all([promisify(brotliCompress)(text), promisify(gzip)(text)]);
  return { br, gzip: zip };
}
