import { ticketChecks } from '@guest/shared/contracts/ticket/ticket.schema';
import * as z from '@guest/shared/contracts/zod';
import type { Realtime } from '@guest/shared/realtime/realtime';
import type { OutboxKind } from './queue/outbox-ports';
import type { OutboxRecord } from './queue/outbox-record';

export const REQUEST = 'request';

const requestBodySchema = z.object({
  /** The wire request. */
  request: ticketChecks.newGuestRequest.ask,
  /** The name of the service, because a page that was opened offline has no list of services. */
  templateName: z.string(),
});
export type RequestBody = z.infer<typeof requestBodySchema>;

export const requestIn = ({ body }: OutboxRecord): RequestBody => requestBodySchema.parse(body);
/** The request as the server has it, of what the sender was answered. */
export const ticketIn = (answer: unknown) => ticketChecks.newGuestRequest.answer.parse(answer).ticket;

/** No request waits for another one: each has a lane of its own. */
export const requestLane = (key: string): string => `request ${key}`;

/** Brings what a guest asks the hotel for to the server. To take it back is to cancel it. */
export const createRequestSender = ({ ask }: Pick<Realtime, 'ask'>): OutboxKind => ({
  body: requestBodySchema,
  send: async (record) => ({ answer: await ask('newGuestRequest', requestIn(record).request) }),
  undo: async (_record, answer) =>
    ask('changeStatusRequest', { trackingId: ticketIn(answer).trackingId, status: 'cancelled' }),
});
