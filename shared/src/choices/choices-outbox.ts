import { firstAbort } from '../http/first-abort';
import { createLeadingTab } from '../guest-outbox/leading-tab';
import type { Host } from '../host/host';
import type { OutboxKind } from '../outbox/outbox-ports';
import type { OutboxEvent, OutboxRecord } from '../outbox/outbox-record';
import { SendRefused } from '../outbox/send-refused';
import { startOutbox } from '../outbox/start-outbox';
import { choiceSchemas, type Choice, type ChoiceKind } from './choice';
import { choiceKinds } from './choice-kinds';
import { queueKeyOf } from './choice-queue-key';
import { CHOICES_PREFIX } from './persist-choice';
import { clearOldPersisted, removePersisted, persistedChoices } from './persisted-choices';
import { acceptWaiting, forgetWaiting, retainWaiting, showWaiting } from './change-waiting';
import { waitingChoicesQuery } from './waiting-choices';

type ChoicesHost = Pick<Host, 'api' | 'lang' | 'now' | 'queries' | 'realtime' | 'signal' | 'toast'>;

export interface ChoicesOutbox {
  /** Shows what the guest has chosen and sends it. It resolves once all of it is stored. */
  store(): Promise<void>;
  subscribe(listener: () => void): () => void;
  close(): void;
}

/**
 * Starts the outbox of a guest's choices: favourites, ratings and preferences. They show at once and are sent when
 * the hotel can be reached, also by a later page. A choice that the server refuses is taken back with its reason.
 */
export async function openChoicesOutbox(host: ChoicesHost, guest: string): Promise<ChoicesOutbox> {
  const { now, queries, toast } = host;
  const owner = { queries, guest };
  const stop = new AbortController();
  const signal = firstAbort([host.signal, stop.signal]);
  /** The keys of choices whose failure this page reports: its own, and those that an earlier page has left. */
  const reported = new Set<string>();
  /** Whether the database stores choices. Without it what is persisted elsewhere stays until the hotel has answered. */
  let isStored = true;
  const line = createLeadingTab(CHOICES_PREFIX + guest, signal);
  const outbox = await startOutbox({
    prefix: CHOICES_PREFIX,
    owner: guest,
    kinds: createKinds(host),
    upload: () => Promise.reject(new Error('choices have no files')),
    line,
    now,
    // Without storage this page still sends the choice, so the guest need not know.
    onStorageFailed: () => (isStored = false),
  });

  function show(record: OutboxRecord): void {
    const { key, lane, status, failure, isCancelled } = record;
    const choice = parseChoice(record);
    // After a day a rating or a favourite is still what the guest wants, so it is sent; a setting may have been
    // changed on another device since.
    if (status === 'held' && choice.kind !== 'notifications') return void outbox.retry(key);
    const isOver = status === 'failed' || status === 'held' || isCancelled;
    if (!isOver) return showWaiting(owner, lane, { key, choice });
    forgetWaiting(owner, lane, { key, choice });
    if (reported.delete(key) && failure?.text) toast('error', failure.text);
    if (!isCancelled) void outbox.discard(key);
  }

  function onOutboxEvent(event: OutboxEvent): void {
    const { record } = event;
    if (event.kind === 'changed') return show(record);
    if (event.kind === 'progressed') return;
    const { key, lane } = record;
    const choice = parseChoice(record);
    removePersisted(guest, { key, choice });
    // The read is changed first, so that the choice stays visible.
    if (event.kind === 'sent') kindOf(choice.kind).apply(host, choice);
    if (event.kind === 'sent' && kindOf(choice.kind).isToldByPush)
      return acceptWaiting(owner, lane, { key, choice });
    forgetWaiting(owner, lane, { key, choice });
  }

  async function store(): Promise<void> {
    const persisted = persistedChoices(guest);
    for (const { key, choice } of persisted) {
      reported.add(key);
      showWaiting(owner, queueKeyOf(choice), { key, choice });
    }
    for (const { key, choice, at } of persisted) {
      const record = { key, kind: choice.kind, lane: queueKeyOf(choice), body: choice, createdAt: at };
      await outbox.replace(record);
      if (isStored) removePersisted(guest, { key, choice });
    }
  }

  clearOldPersisted(guest, now());
  retainWaiting(owner, new Set([...outbox.records(), ...persistedChoices(guest)].map(({ key }) => key)));
  for (const record of outbox.records()) {
    reported.add(record.key);
    show(record);
  }
  const flush = () => void outbox.flush();
  const stops = [
    outbox.subscribe(onOutboxEvent),
    line.subscribe(flush),
    // Choices that are sent over the socket have to wait for it, because it connects later than the network is
    // available.
    host.realtime.state.subscribe((now, before) => {
      if (now.connection === 'connected' && before.connection !== 'connected') flush();
    }),
  ];
  addEventListener('online', flush, { signal });
  document.addEventListener('visibilitychange', flush, { signal });
  await store();
  await outbox.flush();

  return {
    subscribe: outbox.subscribe,
    store,
    close() {
      stops.forEach((end) => end());
      stop.abort();
      outbox.close();
      queries.removeQueries({ queryKey: waitingChoicesQuery.queryKey });
    },
  };
}

const parseChoice = ({ kind, body }: OutboxRecord): Choice =>
  // The cast is safe because the outbox reads only the kinds that it was started with.
  choiceSchemas[kind as ChoiceKind].parse(body);

/** The senders of the outbox. A choice is never undone; the opposite choice replaces or follows it. */
function createKinds(host: ChoicesHost): Record<string, OutboxKind> {
  const kinds = Object.keys(choiceKinds) as ChoiceKind[];
  return Object.fromEntries(
    kinds.map((kind) => [
      kind,
      {
        body: choiceSchemas[kind],
        async send(record: OutboxRecord) {
          // A setting that was given up may have reached the server, but it is not sent again to find out.
          if (record.isCancelled) throw new SendRefused({ status: 410, code: 'given_up', text: '' });
          return { answer: await kindOf(kind).send(host, parseChoice(record)) };
        },
        undo: async () => undefined,
      },
    ]),
  );
}

/**
 * The cast is needed because TypeScript cannot relate the kind of a choice to its functions. The table guarantees it.
 */
const kindOf = (kind: ChoiceKind) =>
  choiceKinds[kind] as {
    isToldByPush?: true;
    send(host: ChoicesHost, choice: Choice): Promise<unknown>;
    apply(host: ChoicesHost, choice: Choice): void;
  };
