import type { Ask } from '@guest/shared/contracts/socket.contract';
import type { Realtime } from '@guest/shared/realtime/realtime';
import { SocketError } from '@guest/shared/realtime/socket-error';
import type { OutboxEvent, OutboxRecord } from '../../outbox/queue/outbox-record';
import { REQUEST, requestIn, requestLane, ticketIn, type RequestBody } from '../../outbox/request-sender';
import type { TabOutbox } from '../../outbox/share-outbox';
import { createAskingThroughLeader } from './ask-through-leader';
import { createAwaitedRequests, type RequestOutcome } from './awaited-requests';
import type { QueuedRequest } from './queued-request';
import type { RequestsStore } from './requests.store';
import { forgetOthersRequests, forgetStoredRequest, storedRequests } from './stored-requests';

export type RequestSender = ReturnType<typeof sendRequests>;

export interface RequestOutbox {
  outbox: Pick<TabOutbox, 'add' | 'retry' | 'discard' | 'seen' | 'records' | 'subscribe'>;
  /** Whether what the outbox is given outlives the page. */
  isLasting: () => boolean;
}

interface Joined extends RequestOutbox {
  store: RequestsStore;
  realtime: Pick<Realtime, 'ask' | 'state'>;
  guestId: string;
}

/** Joins the requests on screen and the outbox: each is shown as far as it has come, after a reload, too. */
export function sendRequests({ store, outbox, isLasting, realtime, guestId }: Joined) {
  const { getState } = store;
  const awaited = createAwaitedRequests();
  const leader = createAskingThroughLeader({ realtime, outbox, failed });
  /** About these the form asks the guest, so that no card does. */
  const doubted = new Set<string>();

  const own = () => outbox.records().filter(({ kind, isCancelled }) => kind === REQUEST && !isCancelled);
  function show(): void {
    const shown = own().filter(({ key }) => !doubted.has(key) && !leader.hasAsked(key));
    getState().queueChanged({ queued: shown.map(toQueued), isLasting: isLasting() });
  }

  /** Without a refusal it goes out later. */
  function failed(key: string, refusal?: SocketError): void {
    if (!refusal) return awaited.settle(key, 'queued');
    if (!awaited.refuse(key, refusal)) return;
    // The guest may mean it all the same, and then it is the same request.
    if (refusal.code === 'duplicate_request') doubted.add(key);
    else void outbox.discard(key);
  }

  function follow(record: OutboxRecord): void {
    const { key, status, failure, tries } = record;
    if (status === 'failed') failed(key, refusalOf(failure));
    else if (status === 'held') failed(key);
    else if (tries > 0 && awaited.has(key)) void leader.ask(key, requestIn(record).request);
  }

  function hear(event: OutboxEvent): void {
    const { record } = event;
    const { key } = record;
    if (record.kind !== REQUEST) return;
    if (event.kind === 'changed') follow(record);
    if (event.kind === 'sent') {
      const ticket = ticketIn(event.answer);
      getState().requestTold(ticket);
      awaited.settle(key, ticket);
    }
    if (event.kind === 'gone') awaited.settle(key, 'queued');
    if (event.kind === 'sent' || event.kind === 'gone') {
      doubted.delete(key);
      forgetStoredRequest(guestId, key);
    }
    show();
  }

  /** Resolves when it is kept. What waits already under the key is sent as it is meant now. */
  async function keep(body: RequestBody): Promise<void> {
    const { key } = body.request;
    doubted.delete(key);
    const known = own().find((record) => record.key === key);
    if (!known) return outbox.add({ key, kind: REQUEST, lane: requestLane(key), body });
    await outbox.retry(key, body);
    if (known.status === 'unknown') await leader.ask(key, body.request);
  }

  /** Each is the outbox's from now on; if the device has no room there, it stays where it was until it is sent. */
  async function bringStored(): Promise<void> {
    forgetOthersRequests(guestId);
    for (const parcel of storedRequests(guestId)) {
      await outbox.add(parcel);
      if (isLasting()) forgetStoredRequest(guestId, parcel.key);
    }
  }

  const stops = [
    outbox.subscribe(hear),
    realtime.state.subscribe(({ connection }) => void (connection !== 'connected' && awaited.settleAll())),
    awaited.settleAll,
  ];
  show();
  bringStored().catch(reportError);

  return {
    /** Kept on the device before anything else happens. */
    async ask(request: Ask<'newGuestRequest'>, templateName: string): Promise<RequestOutcome> {
      const { key } = request;
      const keeping = keep({ request, templateName }).then(() => {
        if (realtime.state.getState().connection !== 'connected') awaited.settle(key, 'queued');
      });
      // Together, because the refusal may be there before the outbox has said that it has the request.
      const [outcome] = await Promise.all([awaited.wait(key), keeping]);
      return outcome;
    },
    askAgain: ({ ask, templateName }: QueuedRequest) =>
      void keep({ request: { ...ask, isAgain: true }, templateName }),
    drop: (key: string) => void outbox.discard(key),
    stop: () => stops.forEach((stop) => stop()),
  };
}

/** A refusal that is stored has no status any more; all that are final say that it cannot be as it is. */
const refusalOf = ({ code, text, fields }: NonNullable<OutboxRecord['failure']> = { code: '', text: '' }) =>
  new SocketError({ status: 422, code, error: text, fields });

function toQueued(record: OutboxRecord): QueuedRequest {
  const { request: ask, templateName } = requestIn(record);
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
