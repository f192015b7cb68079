import { privacyContract } from '@guest/shared/contracts/guest/privacy.contract';
import type { FastifyInstance } from 'fastify';
import * as z from 'zod/mini';
import { accept } from '../../platform/validation/accept';
import { notFound, Refusal } from '../../platform/errors/refusal';
import { signedIn } from '../../platform/http/signed-in';
import type { PropertyRepository } from '../property/property.repository';
import type { PropertyRow } from '../property/property-scope';
import type { ServeInProperty } from '../property/serve-in-property';
import type { ExportRepository, ExportRow } from './export.repository';
import type { createOwnData } from './own-data';

const HOUR_MS = 3_600_000;
const AGAIN_AFTER_MS = 24 * HOUR_MS;

const paramsSchema = z.strictObject({ property: z.string().check(z.regex(/^[a-z0-9-]{1,64}$/i)) });
const querySchema = z.strictObject({ key: z.string().check(z.regex(/^[\w-]{43}$/)) });

interface Parts {
  exports: ExportRepository;
  ownData: ReturnType<typeof createOwnData>;
  properties: PropertyRepository;
  now: () => number;
}

export function exportRoutes(
  app: FastifyInstance,
  serveInProperty: ServeInProperty,
  { exports, ownData, properties, now }: Parts,
): void {
  serveInProperty(privacyContract.startExport, async (call, { property }) => {
    const me = signedIn(call);
    refuseEarly(await exports.latestOf(me.id));
    const zip = await ownData(me);
    // The check is repeated under the lock for parallel requests.
    const made = await exports.inTurn(me.id, async (tx) => {
      refuseEarly(await exports.latestOf(me.id, tx));
      return exports.add(me, zip, tx);
    });
    return replyOf(made, property);
  });

  serveInProperty(privacyContract.getExport, async (call, { property }) => {
    const latest = await exports.latestOf(signedIn(call).id);
    return { export: latest ? replyOf(latest, property) : null };
  });

  // A followed link carries no token, so its one-time key gives access. HEAD is not served, because link
  // previews would use up the key.
  app.get('/web/property/:property/guest/export/file', { exposeHeadRoute: false }, async (request, reply) => {
    const { property: slug } = accept(paramsSchema, request.params);
    const { key } = accept(querySchema, request.query);
    const property = await properties.find(slug);
    const zip = property && (await exports.take(key, property.id));
    if (!zip) throw notFound();
    return reply
      .headers({
        'cache-control': 'no-store',
        'content-disposition': `attachment; filename="${property.slug}-my-data.zip"`,
        'referrer-policy': 'no-referrer',
      })
      .type('application/zip')
      .send(zip);
  });

  function refuseEarly(latest: ExportRow | undefined): void {
    const wait = latest ? latest.createdAt.getTime() + AGAIN_AFTER_MS - now() : 0;
    if (wait > 0) throw tooEarly(wait);
  }

  function replyOf({ id, key, createdAt, fetchedAt, expiresAt }: ExportRow, { slug }: PropertyRow) {
    const status = fetchedAt ? 'fetched' : expiresAt.getTime() <= now() ? 'expired' : 'ready';
    return {
      jobId: id,
      status,
      ...(status === 'ready' && { link: `/web/property/${slug}/guest/export/file?key=${key}` }),
      expiresAt: expiresAt.toISOString(),
      nextAt: new Date(createdAt.getTime() + AGAIN_AFTER_MS).toISOString(),
    } as const;
  }
}

const tooEarly = (ms: number) =>
  new Refusal(429, 'export_too_soon', 'You can request another copy in {n} hours.', {
    n: Math.max(1, Math.ceil(ms / HOUR_MS)),
    retryAfter: Math.ceil(ms / 1_000),
  });
