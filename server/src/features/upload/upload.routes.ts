import multipart from '@fastify/multipart';
import type { FastifyInstance } from 'fastify';
import { inMaintenance } from '../../platform/errors/refusal';
import { fileTooLarge, ticketSpent } from './rules/file-refusals';
import { readFileRoute } from './read-file.route';
import { bytesOf, readForm } from './receive-form';
import { readTicket } from './rules/upload-ticket';
import type { Uploads } from './uploads';

/** Enough for seven million bytes over a slow hotel Wi-Fi of half a megabit per second. */
const WITHIN_MS = 120_000;
/** Uploads are held in memory: 40 of the largest take 280 MB. */
const MOST_AT_ONCE = 40;
const MOST_AT_ONCE_OF_ONE = 4;

/** Registers the upload route. `app` must be a separate scope, because it parses forms. */
export async function uploadRoutes(
  app: FastifyInstance,
  uploads: Uploads,
  { withinMs = WITHIN_MS }: { withinMs?: number } = {},
): Promise<void> {
  const { rows, secret, admit, now } = uploads;
  const underWay = new Map<string, number>();
  let all = 0;
  const closing = new AbortController();
  // An interrupted upload must start again anyway, so closing does not wait for it.
  app.addHook('preClose', async () => closing.abort());
  await app.register(multipart);

  async function inTurn<T>(ownerId: string, work: () => Promise<T>): Promise<T> {
    const own = underWay.get(ownerId) ?? 0;
    if (all >= MOST_AT_ONCE || own >= MOST_AT_ONCE_OF_ONE) throw inMaintenance(2);
    all += 1;
    underWay.set(ownerId, own + 1);
    try {
      return await work();
    } finally {
      all -= 1;
      const left = (underWay.get(ownerId) ?? 1) - 1;
      if (left > 0) underWay.set(ownerId, left);
      else underWay.delete(ownerId);
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
        if (!row || row.id !== ticket.id) throw ticketSpent();
        const kept = await inTurn(row.ownerId, async () => {
          if (!(await rows.take(row.id))) throw ticketSpent();
          const tooMany = () => fileTooLarge(row.type);
          return admit(row, () => bytesOf(file, { most: row.most, signal, tooMany }));
        });
        const { key, size, mimeType, width, height } = kept;
        return await reply.header('cache-control', 'no-store').send({ key, size, mimeType, width, height });
      } finally {
        if (!file.destroyed) file.resume();
      }
    },
  );

  readFileRoute(app, uploads);
}
