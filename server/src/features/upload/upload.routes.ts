import multipart from '@fastify/multipart';
import type { FastifyInstance } from 'fastify';
import { inMaintenance } from '../../platform/errors/request-error';
import { fileTooLarge, ticketUsed } from './rules/file-errors';
import { readFileRoute } from './read-file.route';
import { bytesOf, readForm } from './receive-form';
import { readTicket } from './rules/upload-ticket';
import type { Uploads } from './uploads';

/** Enough for seven million bytes over a slow hotel Wi-Fi of half a megabit per second. */
const RECEIVE_WITHIN_MS = 120_000;
/** Uploads are held in memory: 40 of the largest take 280 MB. */
const MAX_CONCURRENT = 40;
const MAX_CONCURRENT_PER_OWNER = 4;

/** Registers the upload route. `app` must be a separate scope, because it parses forms. */
export async function uploadRoutes(
  app: FastifyInstance,
  uploads: Uploads,
  { withinMs = RECEIVE_WITHIN_MS }: { withinMs?: number } = {},
): Promise<void> {
  const { rows, secret, acceptUpload, now } = uploads;
  const active = new Map<string, number>();
  let all = 0;
  const closing = new AbortController();
  // An interrupted upload must start again anyway, so closing does not wait for it.
  app.addHook('preClose', async () => closing.abort());
  await app.register(multipart);

  async function withConcurrencyLimit<T>(ownerId: string, work: () => Promise<T>): Promise<T> {
    const own = active.get(ownerId) ?? 0;
    if (all >= MAX_CONCURRENT || own >= MAX_CONCURRENT_PER_OWNER) throw inMaintenance(2);
    all += 1;
    active.set(ownerId, own + 1);
    try {
      return await work();
    } finally {
      all -= 1;
      const left = (active.get(ownerId) ?? 1) - 1;
      if (left > 0) active.set(ownerId, left);
      else active.delete(ownerId);
    }
  }

  app.post(
    '/uploads',
    { handlerTimeout: withinMs + 10_000, config: { takesFiles: true } },
    async (request, reply) => {
      const signal = AbortSignal.any([AbortSignal.timeout(withinMs), closing.signal]);
      const { fields, file } = await readForm(request);
      // The rest of the form is always read, so that the client is ready to receive the reply.
      file.on('error', () => {});
      try {
        const ticket = readTicket(await secret(), fields, now());
        const row = ticket && (await rows.find(ticket.key));
        if (!row || row.id !== ticket.id) throw ticketUsed();
        const stored = await withConcurrencyLimit(row.ownerId, async () => {
          const taken = await rows.take(row.id);
          if (!taken) throw ticketUsed();
          const tooMany = () => fileTooLarge(row.type);
          return acceptUpload(row, taken, () => bytesOf(file, { most: row.most, signal, tooMany }));
        });
        const { key, size, mimeType, width, height } = stored;
        return await reply.header('cache-control', 'no-store').send({ key, size, mimeType, width, height });
      } finally {
        if (!file.destroyed) file.resume();
      }
    },
  );

  readFileRoute(app, uploads);
}
