import { isTicketActive } from '@guest/shared/contracts/ticket/ticket-status';
import { and, eq } from 'drizzle-orm';
import type { Connection } from '../../platform/db/database';
import { descending } from '../../platform/db/index-order';
import { ticket, type requestTemplate } from '../../platform/db/tables/schema';
import { RequestError } from '../../platform/errors/request-error';

const MAX_TICKETS_CHECKED = 50;

interface TicketAttempt {
  guestId: string;
  template: typeof requestTemplate.$inferSelect;
  /** The guest has confirmed a possible duplicate. */
  isAgain: boolean;
  now: number;
}

/** Throws if the guest has just made the same request, or has too many open ones of this service. */
export async function assertWithinTicketLimit(tx: Connection, attempt: TicketAttempt): Promise<void> {
  const { guestId, template, isAgain, now } = attempt;
  const rows = await tx
    .select()
    .from(ticket)
    .where(and(eq(ticket.guestId, guestId), eq(ticket.templateId, template.id)))
    .orderBy(...descending(ticket.createdAt))
    .limit(MAX_TICKETS_CHECKED);
  const underWay = rows.filter(({ status }) => isTicketActive(status));
  if (underWay.length >= template.mostOpen) {
    throw new RequestError(
      409,
      'too_many_open',
      "You have {n} open requests of this kind. We'll finish those first.",
      { n: underWay.length },
    );
  }
  const [last] = underWay;
  if (!last || isAgain) return;
  const minutes = (now - last.createdAt.getTime()) / 60_000;
  if (minutes >= template.sameWithinMinutes) return;
  throw new RequestError(
    409,
    'duplicate_request',
    "You asked for this {n} minutes ago and we're on it. Ask again?",
    { n: Math.max(1, Math.floor(minutes)), data: { trackingId: last.id } },
  );
}
