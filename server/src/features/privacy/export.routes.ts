import { privacyContract } from '@guest/shared/contracts/guest/privacy.contract';
import type { FastifyInstance } from 'fastify';
import * as z from 'zod/mini';
import { parseInput } from '../../platform/validation/parse-input';
import { notFound, RequestError } from '../../platform/errors/request-error';
import { requireGuest } from '../../platform/http/require-guest';
import type { PropertyRepository } from '../property/property.repository';
import type { PropertyRow } from '../property/property-scope';
import type { ServeInProperty } from '../property/serve-in-property';
import type { ExportRepository, ExportRow } from './export.repository';
import type { createPersonalData } from './personal-data/personal-data';

const HOUR_MS = 3_600_000;
const MIN_INTERVAL_MS = 24 * HOUR_MS;

const paramsSchema = z.strictObject({ property: z.string().check(z.regex(/^[a-z0-9-]{1,64}$/i)) });
const querySchema = z.strictObject({ key: z.string().check(z.regex(/^[\w-]{43}$/)) });

interface ExportRoutesDeps {
  exports: ExportRepository;
  personalData: ReturnType<typeof createPersonalData>;
  properties: PropertyRepository;
  now: () => number;
}

export function exportRoutes(
  app: FastifyInstance,
  serveInProperty: ServeInProperty,
  { exports, personalData, properties, now }: ExportRoutesDeps,
): void {
  serveInProperty(privacyContract.startExport, async (call, { property }) => {
    const me = requireGuest(call);
    assertNotTooEarly(await exports.latestOf(me.id));
    const zip = await personalData(me);
    // The check is repeated under the lock for parallel requests.
    const made = await exports.withExportLock(me.id, async (tx) => {
      assertNotTooEarly(await exports.latestOf(me.id, tx));
      return exports.add(me, zip, tx);
    });
    return toReply(made, property);
  });

  serveInProperty(privacyContract.getExport, async (call, { property }) => {
    const latest = await exports.latestOf(requireGuest(call).id);
    return { export: latest ? toReply(latest, property) : null };
  });

  // A followed link carries no token, so its one-time key gives access. HEAD is not served, because link
  // previews would use up the key.
  app.get('/web/property/:property/guest/export/file', { exposeHeadRoute: false }, async (request, reply) => {
    const { property: slug } = parseInput(paramsSchema, request.params);
    const { key } = parseInput(querySchema, request.query);
    const property = await properties.find(slug);
    const zip = property && (await exports.takeOnce(key, property.id));
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

  function assertNotTooEarly(latest: ExportRow | undefined): void {
    const wait = latest ? latest.createdAt.getTime() + MIN_INTERVAL_MS - now() : 0;
    if (wait > 0) throw tooEarly(wait);
  }

  function toReply({ id, key, createdAt, fetchedAt, expiresAt }: ExportRow, { slug }: PropertyRow) {
    const status = fetchedAt ? 'fetched' : expiresAt.getTime() <= now() ? 'expired' : 'ready';
    return {
      jobId: id,
      status,
      ...(status === 'ready' && { link: `/web/property/${slug}/guest/export/file?key=${key}` }),
      expiresAt: expiresAt.toISOString(),
      nextAt: new Date(createdAt.getTime() + MIN_INTERVAL_MS).toISOString(),
    } as const;
  }
}

const tooEarly = (ms: number) =>
  new RequestError(429, 'export_too_soon', 'You can request another copy in {n} hours.', {
    n: Math.max(1, Math.ceil(ms / HOUR_MS)),
    retryAfter: Math.ceil(ms / 1_000),
  });
