import type { FastifyInstance } from 'fastify';
import * as z from 'zod/mini';
import { parseInput } from '../../platform/validation/parse-input';
import { notFound, RequestError } from '../../platform/errors/request-error';
import { byteRange } from './byte-range';
import { isAddressValid, namedReader } from './rules/file-address';
import { mimeTypeOf } from './mime-type';
import { originalKey } from './store/thumbnail-key';
import type { UploadRow } from './upload.repository';
import type { Uploads } from './uploads';

const paramsSchema = z.strictObject({
  property: z.string().check(z.regex(/^[a-z0-9-]{1,64}$/)),
  name: z.string().check(z.regex(/^([0-9a-f-]{36}|[\w-]{22})\.[a-z0-9]{1,5}(-\d{2,4}\.webp)?$/)),
});
const querySchema = z.strictObject({
  for: z.string().check(z.regex(/^(guest|staff):[0-9a-f-]{36}$/)),
  until: z.coerce.number().check(z.int()),
  sign: z.string().check(z.maxLength(64)),
});

export function readFileRoute(
  app: FastifyInstance,
  { rows, store, secret, canRead, sessionsOf, now }: Uploads,
): void {
  app.get('/uploads/p/:property/:name', { exposeHeadRoute: false }, async (request, reply) => {
    const { property, name } = parseInput(paramsSchema, request.params);
    const { for: whom, until, sign } = parseInput(querySchema, request.query);
    const key = `p/${property}/${name}`;
    const reader = namedReader(whom);
    const sessions = reader && until > now() ? await sessionsOf(reader) : [];
    const signedBy = await secret();
    if (
      !reader ||
      !isAddressValid(signedBy, `/uploads/${key}`, { reader, sessions, until, sign, now: now() })
    )
      throw new RequestError(403, 'address_expired', "This isn't allowed");
    const row = await rows.find(originalKey(key));
    const copy = row && copyOf(row, key);
    if (!copy || !(await canRead(reader, row))) throw notFound();

    // The size of a profile photo that an earlier release stored is unknown, so it is sent as a whole.
    const range = copy.size === undefined ? undefined : byteRange(request.headers.range, copy.size);
    if (range === 'outside') {
      return reply.code(416).header('content-range', `bytes */${copy.size}`).send();
    }
    const stream = await store.read(key, range);
    if (!stream) throw notFound();
    void reply.headers({
      'cache-control': `private, max-age=${Math.floor((until - now()) / 1_000)}, immutable`,
      'content-security-policy': "sandbox; default-src 'none'",
      'content-disposition': row.type === 'document' ? `attachment; filename="${name}"` : 'inline',
      ...(copy.size !== undefined && {
        'accept-ranges': 'bytes',
        'content-length': range ? range.end - range.start + 1 : copy.size,
      }),
      ...(range && { 'content-range': `bytes ${range.start}-${range.end}/${copy.size}` }),
    });
    return reply
      .code(range ? 206 : 200)
      .type(copy.mimeType)
      .send(stream);
  });
}

function copyOf(row: UploadRow, key: string): { size: number | undefined; mimeType: string } | undefined {
  if (key === row.key) return { size: row.size ?? undefined, mimeType: mimeTypeOf(row) };
  const width = Number(/-(\d+)\.webp$/.exec(key)?.[1]);
  const thumbnail = row.thumbnails.find((one) => one.width === width);
  return thumbnail && { size: thumbnail.size, mimeType: 'image/webp' };
}
