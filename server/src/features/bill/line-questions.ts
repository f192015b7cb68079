import type { LineQuestion } from '@guest/shared/contracts/bill/bill.contract';
import type { QuestionStatus } from '@guest/shared/contracts/bill/bill-line';
import type { TicketStatus } from '@guest/shared/contracts/ticket/ticket-status';
import { and, desc, eq } from 'drizzle-orm';
import type { Connection } from '../../platform/db/database';
import { billQuestion, ticket } from '../../platform/db/tables/schema';

/** A cancelled or rejected question is no longer shown, so that the guest can ask again. */
const STATUS_OF_TICKET: Partial<Record<TicketStatus, QuestionStatus>> = {
  open: 'sent',
  reopened: 'sent',
  acknowledged: 'seen',
  in_progress: 'seen',
  on_hold: 'seen',
  done: 'answered',
  closed: 'answered',
};

/** Returns the latest question about each line of a reservation's bill. */
export async function loadQuestions(
  on: Connection,
  { propertyId, reservationNumber }: { propertyId: string; reservationNumber: string },
): Promise<Map<string, LineQuestion>> {
  const rows = await on
    .select({
      lineId: billQuestion.lineId,
      uuid: ticket.id,
      status: ticket.status,
      at: billQuestion.createdAt,
    })
    .from(billQuestion)
    .innerJoin(ticket, eq(ticket.id, billQuestion.ticketId))
    .where(
      and(eq(billQuestion.propertyId, propertyId), eq(billQuestion.reservationNumber, reservationNumber)),
    )
    .orderBy(desc(billQuestion.createdAt));
  const latest = new Map<string, LineQuestion>();
  for (const { lineId, uuid, status: ticketStatus, at } of rows) {
    const status = STATUS_OF_TICKET[ticketStatus];
    if (status && !latest.has(lineId)) latest.set(lineId, { uuid, status, at: at.toISOString() });
  }
  return latest;
}

/** Whether the hotel still has to answer. */
export const isQuestionOpen = (question: LineQuestion | undefined): boolean =>
  question !== undefined && question.status !== 'answered';
