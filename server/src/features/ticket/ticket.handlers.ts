import type { Actor } from '../../platform/connections/actor';
import type { Handlers } from '../../platform/socket/request-dispatcher';
import type { ChatDeps } from '../chat/core/chat-deps';
import { scopeOf } from '../property/property-scope';
import { createNewTickets } from './new-ticket';
import { createTicketChanges } from './ticket-changes';
import { assertHasDepartment } from './department-topics';
import { toTicket, type TicketRow } from './ticket.mapper';
import type { TicketRepository } from './ticket.repository';

interface TicketHandlersDeps extends Pick<ChatDeps, 'db' | 'outbox' | 'uploads' | 'now'> {
  tickets: TicketRepository;
}

export function ticketHandlers({ db, outbox, uploads, tickets, now }: TicketHandlersDeps) {
  const createTicket = createNewTickets({ db, outbox, tickets, uploads, now });
  const changes = createTicketChanges({ db, outbox, tickets, now });
  const toReply = (row: TicketRow, { property, lang, kind }: Actor) =>
    toTicket(row, scopeOf(property, [lang]), kind);

  return {
    loadGuestRequests: {
      who: 'everyone',
      bucket: 'rooms',
      async handle(_, actor) {
        if (actor.guestId === null) assertHasDepartment(actor);
        const rows =
          actor.guestId === null
            ? await tickets.listOfProperty(actor, now())
            : await tickets.listOfGuest(actor.guestId);
        return rows.map((row) => toReply(row, actor));
      },
    },

    newGuestRequest: {
      who: 'guests',
      bucket: 'ask',
      async handle(input, actor) {
        const { row, dup, outboxRows } = await createTicket(actor, input);
        await outbox.publish(...outboxRows);
        return { ticket: toReply(row, actor), dup };
      },
    },

    changeStatusRequest: {
      who: 'everyone',
      bucket: 'property',
      async handle(input, actor) {
        if (actor.kind === 'staff') assertHasDepartment(actor);
        const { row, outboxRows } = await changes.change(actor, input);
        await outbox.publish(...outboxRows);
        return toReply(row, actor);
      },
    },
  } satisfies Partial<Handlers>;
}
