import type { Host } from '@guest/shared';
import { ticketChecks } from '@guest/shared/contracts/ticket/ticket.schema';
import * as z from '@guest/shared/contracts/zod';
import { deleteSnapshot, readSnapshot, writeSnapshot } from '../../storage/chat-database';
import type { RequestsStore } from './requests.store';

/** Several changes arrive together after a connection. */
const WRITE_DELAY_MS = 500;

/** The copy on the device. It holds server data, so it is checked with the schemas of the contract. */
const copySchema = z.object({
  version: z.literal(1),
  /** When it was current, in epoch milliseconds. */
  at: z.number(),
  tickets: ticketChecks.loadGuestRequests.answer,
  templates: ticketChecks.getRequestTemplates.answer,
});

interface PersistDeps extends Pick<Host, 'now'> {
  /** The guest whose requests they are, and the property. */
  owner: string;
  /** Whether the owner is still signed in. */
  isCurrent: () => boolean;
}

/**
 * Shows the requests and services of the last visit until the server has sent the current ones, and stores these for
 * the next visit. Returns its stop function.
 */
export function persistRequests(store: RequestsStore, { owner, isCurrent, now }: PersistDeps): () => void {
  // The shell deletes this database at sign-out, together with those of the chat.
  const database = `requests ${owner}`;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isStopped = false;

  async function restore(): Promise<void> {
    const copy = copySchema.safeParse(await readSnapshot(database)).data;
    if (copy && !isStopped && isCurrent()) store.getState().copyFound(copy);
  }

  function write(): void {
    timer = undefined;
    const { load, templatesLoad, tickets, templates } = store.getState();
    // An incomplete copy would replace a complete one, which the next page could show.
    if (load !== 'ready' || templatesLoad !== 'ready' || !isCurrent()) return;
    const copy: z.infer<typeof copySchema> = {
      version: 1,
      at: now(),
      tickets: Object.values(tickets),
      templates: [...templates],
    };
    // A failure is ignored: the page works without the copy.
    writeSnapshot(database, copy).catch(() => {});
  }

  const schedule = () => (timer ??= setTimeout(write, WRITE_DELAY_MS));
  const stop = store.subscribe(schedule);
  schedule();
  restore().catch(() => {});
  return () => {
    isStopped = true;
    stop();
    clearTimeout(timer);
    if (!isCurrent()) deleteSnapshot(database).catch(() => {});
  };
}
