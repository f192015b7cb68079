import { ticketChecks } from '@guest/shared/contracts/ticket/ticket.schema';
import type { Ticket } from '@guest/shared/contracts/ticket/ticket-socket.contract';
import * as z from '@guest/shared/contracts/zod';
import type { Realtime } from '@guest/shared/realtime/realtime';
import type { OutboxKind } from '@guest/shared/outbox/outbox-ports';
import type { OutboxRecord } from '@guest/shared/outbox/outbox-record';
import { overSocket } from './over-socket';

export const REQUEST = 'request';

const requestBodySchema = z.object({
  /** The wire request. */
  request: ticketChecks.newGuestRequest.ask,
  /** The name of the service, because a page that was opened offline has no list of services. */
  templateName: z.string(),
});
export type RequestBody = z.infer<typeof requestBodySchema>;

export const parseRequestBody = ({ body }: OutboxRecord): RequestBody => requestBodySchema.parse(body);
const answerSchema = ticketChecks.newGuestRequest.answer;
/**
 * Returns the request as the server returned it, or `undefined` if another tab has sent it and reports it in the
 * format of another release.
 */
export const readTicket = (answer: unknown): Ticket | undefined =>
  answerSchema.safeParse(answer).data?.ticket;

/** Each request has a queue of its own, so no request waits for another one. */
export const requestQueueKey = (key: string): string => `request ${key}`;

/** Sends service requests to the server. Undoing a request cancels it. */
export const createRequestSender = ({ ask }: Pick<Realtime, 'ask'>): OutboxKind =>
  overSocket({
    body: requestBodySchema,
    send: async (record) => ({ answer: await ask('newGuestRequest', parseRequestBody(record).request) }),
    undo: async (_record, answer) =>
      ask('changeStatusRequest', {
        trackingId: answerSchema.parse(answer).ticket.trackingId,
        status: 'cancelled',
      }),
  });
