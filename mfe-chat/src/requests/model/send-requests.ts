import type { RequestOf } from '@guest/shared/contracts/socket.contract';
import type { Realtime } from '@guest/shared/realtime/realtime';
import { SocketError } from '@guest/shared/realtime/socket-error';
import type { OutboxEvent, OutboxRecord } from '@guest/shared/outbox/outbox-record';
import {
  REQUEST,
  parseRequestBody,
  requestQueueKey,
  readTicket,
  type RequestBody,
} from '../../outbox/request-sender';
import type { TabOutbox } from '@guest/shared/outbox/cross-tab-outbox';
import { createLeaderRequests } from './leader-requests';
import { createAwaitedRequests, type RequestOutcome } from './awaited-requests';
import type { QueuedRequest } from './queued-request';
import type { RequestsStore } from './requests.store';
import { clearOthersRequests, removeStoredRequest, storedRequests } from './stored-requests';

export type RequestSender = ReturnType<typeof sendRequests>;

export interface RequestOutbox {
  outbox: Pick<TabOutbox, 'add' | 'retry' | 'discard' | 'seen' | 'records' | 'subscribe'>;
  /** Whether records in the outbox survive the end of the page. */
  isPersistent: () => boolean;
}

interface SendRequestsDeps extends RequestOutbox {
  store: RequestsStore;
  realtime: Pick<Realtime, 'ask' | 'state'>;
  guestId: string;
}

/**
 * Connects the list of requests with the outbox, so that each request shows its sending state, also after a
 * reload.
 */
export function sendRequests({ store, outbox, isPersistent, realtime, guestId }: SendRequestsDeps) {
  const { getState } = store;
  const awaited = createAwaitedRequests();
  const leader = createLeaderRequests({ realtime, outbox, onFailed });
  /** The keys of possible duplicates, about which the form asks the guest. The list shows no card for them. */
  const duplicates = new Set<string>();

  const own = () => outbox.records().filter(({ kind, isCancelled }) => kind === REQUEST && !isCancelled);
  function show(): void {
    const shown = own().filter(({ key }) => !duplicates.has(key) && !leader.hasSent(key));
    getState().queueChanged({ queued: shown.map(toQueued), isPersistent: isPersistent() });
  }

  /** A record without a refusal is sent later. */
  function onFailed(key: string, refusal?: SocketError): void {
    if (!refusal) return awaited.settle(key, 'queued');
    if (!awaited.refuse(key, refusal)) return;
    // The guest may confirm the request, which is then sent again under the same key.
    if (refusal.code === 'duplicate_request') duplicates.add(key);
    else void outbox.discard(key);
  }

  function applyRecord(record: OutboxRecord): void {
    const { key, status, failure, tries } = record;
    if (status === 'failed') onFailed(key, toRefusal(failure));
    else if (status === 'held') onFailed(key);
    else if (tries > 0 && awaited.has(key)) void leader.ask(key, parseRequestBody(record).request);
  }

  function onOutboxEvent(event: OutboxEvent): void {
    const { record } = event;
    const { key } = record;
    if (record.kind !== REQUEST) return;
    if (event.kind === 'changed') applyRecord(record);
    if (event.kind === 'sent') {
      // The server tells every tab about the request, so that the list has it even without the answer.
      const ticket = readTicket(event.answer);
      if (ticket) getState().requestReceived(ticket);
      awaited.settle(key, ticket ?? 'sent');
    }
    if (event.kind === 'gone') awaited.settle(key, 'queued');
    if (event.kind === 'sent' || event.kind === 'gone') {
      duplicates.delete(key);
      removeStoredRequest(guestId, key);
    }
    show();
  }

  /**
   * Resolves when the record is stored. A record that already waits under the key is sent with the new
   * content.
   */
  async function enqueue(body: RequestBody): Promise<void> {
    const { key } = body.request;
    duplicates.delete(key);
    const known = own().find((record) => record.key === key);
    if (!known) return outbox.add({ key, kind: REQUEST, lane: requestQueueKey(key), body });
    await outbox.retry(key, body);
    if (known.status === 'unknown') await leader.ask(key, body.request);
  }

  /**
   * Moves stored requests to the outbox. A request for which the outbox has no room stays in its old storage
   * until it is sent.
   */
  async function importStoredRequests(): Promise<void> {
    clearOthersRequests(guestId);
    for (const input of storedRequests(guestId)) {
      await outbox.add(input);
      if (isPersistent()) removeStoredRequest(guestId, input.key);
    }
  }

  const stops = [
    outbox.subscribe(onOutboxEvent),
    realtime.state.subscribe(({ connection }) => void (connection !== 'connected' && awaited.settleAll())),
    awaited.settleAll,
  ];
  show();
  importStoredRequests().catch(reportError);

  return {
    /** Stores the request on the device before anything else. */
    async ask(request: RequestOf<'newGuestRequest'>, templateName: string): Promise<RequestOutcome> {
      const { key } = request;
      const enqueuing = enqueue({ request, templateName }).then(() => {
        if (realtime.state.getState().connection !== 'connected') awaited.settle(key, 'queued');
      });
      // Both are awaited together, because the refusal may arrive before the outbox has confirmed the record.
      const [outcome] = await Promise.all([awaited.wait(key), enqueuing]);
      return outcome;
    },
    resubmit: ({ ask, templateName }: QueuedRequest) =>
      void enqueue({ request: { ...ask, isAgain: true }, templateName }),
    discard: (key: string) => void outbox.discard(key),
    stop: () => stops.forEach((stop) => stop()),
  };
}

/**
 * A stored refusal has no status, and every permanent refusal means that the request cannot be sent
 * unchanged.
 */
const toRefusal = ({ code, text, fields }: NonNullable<OutboxRecord['failure']> = { code: '', text: '' }) =>
  new SocketError({ status: 422, code, error: text, fields });

function toQueued(record: OutboxRecord): QueuedRequest {
  const { request: ask, templateName } = parseRequestBody(record);
  const { status, failure } = record;
  if (status === 'failed')
    return {
      ask,
      templateName,
      state: 'refused',
      ...(failure && { error: failure.text, code: failure.code }),
    };
  return { ask, templateName, state: status === 'held' ? 'held' : 'waiting' };
}
