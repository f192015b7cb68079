import type { Host } from '@guest/shared';
import { likedSchema } from '@guest/shared/contracts/feed/feed.schema';
import { nextLikeSeq } from '@guest/shared/contracts/feed/like-seq';
import { createIdempotencyKey } from '@guest/shared/http/idempotency-key';
import type { OutboxEvent, OutboxRecord } from '@guest/shared/outbox/outbox-record';
import type { StartedOutbox } from '@guest/shared/outbox/start-outbox';
import { isLike, LIKE, likeQueueKeyOf, parseLike, type WaitingLike } from './like-sender';
import { clearOldPersisted, removePersisted, persistedLikes } from '../likes-store/persisted-likes';
import type { LikesStore } from '../likes-store/likes.store';
import { forgetSent, saveLikes } from '../likes-store/save-likes';

export interface LikeSending {
  /** Sends a choice that is shown already. It replaces an earlier one that waits. */
  send(like: WaitingLike): void;
  /** Sends what pages have persisted on the device since the outbox has opened. */
  sendPersisted(): void;
  stop(): void;
}

type LikeOutbox = Pick<StartedOutbox, 'records' | 'subscribe' | 'replace' | 'discard'>;

interface LikesDeps extends Pick<Host, 'now' | 'toast'> {
  store: LikesStore;
  guest: string;
  /** Whether records in the outbox survive the end of the page. */
  isPersisted: () => boolean;
}

/**
 * Connects the likes that are shown with the outbox, in which all tabs of the guest see the choices that wait and
 * the answers to them.
 */
export function followLikes(
  { store, guest, isPersisted, now, toast }: LikesDeps,
  outbox: LikeOutbox,
): LikeSending {
  const { chosen, forgotten, answered } = store.getState();
  /** The keys of choices made in this tab, which reports what becomes of them. */
  const startedHere = new Set<string>();
  /** The last choice that this tab has given to the outbox, by lane. */
  const given = new Map<string, number>();

  function send(like: WaitingLike): void {
    const lane = likeQueueKeyOf(like);
    // The tap that opened the outbox was saved before, and may have been found there.
    if (given.get(lane) === like.seq) return;
    given.set(lane, like.seq);
    const key = createIdempotencyKey();
    startedHere.add(key);
    chosen(like.id, { isLiked: like.isLiked, seq: like.seq });
    // The tap may have been on an earlier page, so the time of waiting begins with it.
    const input = {
      key,
      kind: LIKE,
      lane,
      body: like,
      createdAt: Math.min(like.seq, now()),
    };
    // What the database does not store stays where it is until the hotel has answered.
    void outbox.replace(input).then(() => isPersisted() && removePersisted(guest, like));
  }

  function show(record: OutboxRecord): void {
    const { id, isLiked, seq } = parseLike(record);
    const { key, status, failure, isCancelled } = record;
    // A held like is dropped instead of sent later: after a day the guest does not expect it to appear any more.
    const isOver = status === 'failed' || status === 'held' || isCancelled;
    if (!isOver) return chosen(id, { isLiked, seq });
    forgotten(id, seq);
    if (startedHere.delete(key) && failure?.text) toast('error', failure.text);
    if (!isCancelled) void outbox.discard(key);
  }

  function acknowledge(record: OutboxRecord, reply: unknown): void {
    const like = parseLike(record);
    const { success, data: answer } = likedSchema.safeParse(reply);
    if (success) answered(answer);
    forgotten(like.id, like.seq);
    if (!startedHere.delete(record.key) || !success) return;
    // The other device's clock is ahead, so its choice won although it was made before this one.
    const isAhead = answer.seq > like.seq && answer.seq > now();
    if (isAhead && answer.isLiked !== like.isLiked && !store.getState().choices[like.id])
      send({ ...like, seq: nextLikeSeq(now(), answer.seq) });
  }

  function onOutboxEvent(event: OutboxEvent): void {
    const { record } = event;
    if (record.kind !== LIKE) return;
    if (event.kind === 'changed') show(record);
    if (event.kind === 'sent') acknowledge(record, event.answer);
    if (event.kind === 'gone') forgotten(parseLike(record).id, parseLike(record).seq);
    if (event.kind === 'sent' || event.kind === 'gone') removePersisted(guest, parseLike(record));
  }

  const records = outbox.records().filter(({ kind }) => kind === LIKE);
  clearOldPersisted(guest, now());
  const persisted = persistedLikes(guest, isLike);
  forgetSent(store, guest, [...records.map(parseLike), ...persisted]);
  records.forEach(show);
  const stops = [outbox.subscribe(onOutboxEvent), saveLikes(store, guest)];
  const sendAll = (likes: readonly WaitingLike[]) => likes.forEach(send);
  sendAll(persisted);
  return {
    send,
    sendPersisted: () => sendAll(persistedLikes(guest, isLike)),
    stop: () => stops.forEach((stop) => stop()),
  };
}
