import type { Actor } from '../../platform/connections/actor';
import type { Handlers } from '../../platform/socket/answer';
import type { ChatParts } from '../chat/core/chat-parts';
import { scopeOf } from '../property/property-scope';
import { createNewTickets } from './new-ticket';
import { createTicketChanges } from './ticket-changes';
import { refuseWithoutQueue } from './ticket-queue';
import { ticketOf, type TicketRow } from './ticket-reply';
import { createTicketRepository } from './ticket.repository';

export function ticketEvents({
  db,
  outbox,
  uploads,
  now,
}: Pick<ChatParts, 'db' | 'outbox' | 'uploads' | 'now'>) {
  const tickets = createTicketRepository(db);
  const ask = createNewTickets({ db, outbox, tickets, uploads, now });
  const changes = createTicketChanges({ db, outbox, tickets, now });
  const told = (row: TicketRow, { property, lang, kind }: Actor) =>
    ticketOf(row, scopeOf(property, [lang]), kind);

  return {
    loadGuestRequests: {
      who: 'everyone',
      bucket: 'rooms',
      async handle(_, actor) {
        if (actor.guestId === null) refuseWithoutQueue(actor);
        const rows =
          actor.guestId === null ? await tickets.ofHouse(actor, now()) : await tickets.ofGuest(actor.guestId);
        return rows.map((row) => told(row, actor));
      },
    },

    newGuestRequest: {
      who: 'guests',
      bucket: 'ask',
      async handle(asked, actor) {
        const { row, dup, tellings } = await ask(actor, asked);
        await outbox.tell(...tellings);
        return { ticket: told(row, actor), dup };
      },
    },

    changeStatusRequest: {
      who: 'everyone',
      bucket: 'house',
      async handle(asked, actor) {
        if (actor.kind === 'staff') refuseWithoutQueue(actor);
        const { row, tellings } = await changes.change(actor, asked);
        await outbox.tell(...tellings);
        return told(row, actor);
      },
    },
  } satisfies Partial<Handlers>;
}
