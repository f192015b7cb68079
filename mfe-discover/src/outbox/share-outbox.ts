import type { Host } from '@guest/shared';
import { firstAbort } from '@guest/shared/http/first-abort';
import { postSchema, type Post } from '@guest/shared/contracts/feed/feed.schema';
import type { OutboxEvent } from '@guest/shared/outbox/outbox-record';
import { startOutbox, type StartedOutbox } from '@guest/shared/outbox/start-outbox';
import { forgetCopies } from '@guest/shared/query-cache/forget-copies';
import { followLikes, type LikeSending } from './follow-likes';
import { createLikeSender, LIKE } from './like-sender';
import { likesStoreOf } from '../likes-store/likes.store';
import { dropPost, isFeed } from './feed-queries';
import { LIKE_PERSISTED } from '@guest/shared/guest-outbox/persisted-like';
import { createLeadingTab } from '@guest/shared/guest-outbox/leading-tab';
import { COMMENT, COMMENT_DELETE, COMMENT_EDIT, parseCommentDelete } from './comment-body';
import { createCommentDeleteSender, createCommentEditSender, createCommentSender } from './comment-sender';
import { sendHeldAtEnd, sendHeldDeletions } from './hold-deletion';
import { createOwnComments, type ThreadChanges } from './own-comments';
import { parseDelete, POST, POST_DELETE } from './post-body';
import { createDeleteSender, createPostSender } from './post-sender';

export interface ShareOutbox extends Pick<StartedOutbox, 'add' | 'records' | 'retry' | 'discard'> {
  /** Calls the listener after every change. Returns the function that removes it. */
  subscribe(listener: () => void): () => void;
  /** Own posts that the server has accepted since the page was opened, the newest first. */
  accepted(): readonly Post[];
  /** Whether posts of this guest wait or were accepted since the page was opened. */
  hasOwnPosts(): boolean;
  /** The posts that the guest has deleted, also while the deletion waits. */
  deletedIds(): ReadonlySet<string>;
  /** The uploaded part of a post's photos, 0 to 1. */
  progressOf(key: string): number;
  /** The changes of the guest in the thread of a post. */
  thread(postId: string): ThreadChanges;
  /** The number that waiting comments and deletions add to the comments of a post. */
  commentsDelta(postId: string): number;
  /** Sends a like that is shown already. */
  like: LikeSending['send'];
  /** Whether unsent posts survive the end of the page. */
  isPersisted(): boolean;
  close(): void;
}

/** The kinds of records that contain text of the guest, which must not get lost. */
const WRITING: readonly string[] = [POST, COMMENT, COMMENT_EDIT];

/** Starts the outbox of a guest's posts, comments and likes in this tab. */
export async function openShareOutbox(host: Host, guest: string): Promise<ShareOutbox> {
  const stop = new AbortController();
  const signal = firstAbort([host.signal, stop.signal]);
  const progress = new Map<string, number>();
  const listeners = new Set<() => void>();
  function notify(): void {
    const unsent = outbox.records().filter(({ kind, isCancelled }) => WRITING.includes(kind) && !isCancelled);
    host.unsent.getState().postsCounted(unsent.length);
    listeners.forEach((listener) => listener());
  }
  let accepted: Post[] = [];
  const deleted = new Set<string>();
  let isPersisted = true;

  const line = createLeadingTab(`outbox-share ${guest}`, signal);
  const { api } = host;
  const onProgress = (key: string, part: number) => {
    progress.set(key, part);
    notify();
  };
  const comments = createOwnComments({ queries: host.queries, records: () => outbox.records() });
  const outbox: StartedOutbox = await startOutbox({
    prefix: 'outbox-share ',
    owner: guest,
    kinds: {
      [LIKE]: createLikeSender({ api }),
      [POST]: createPostSender({ api, signal, onProgress }),
      [POST_DELETE]: createDeleteSender({ api }),
      [COMMENT]: createCommentSender({ api }),
      [COMMENT_EDIT]: createCommentEditSender({ api, versionOf: comments.versionOf }),
      [COMMENT_DELETE]: createCommentDeleteSender({ api }),
    },
    upload: () => Promise.reject(new Error('posts upload their own photos')),
    line,
    now: host.now,
    onStorageFailed: () => {
      isPersisted = false;
    },
  });

  comments.loaded();

  function acknowledge(event: Extract<OutboxEvent, { kind: 'sent' }>): void {
    const { kind } = event.record;
    comments.sent(event);
    if (kind === POST_DELETE) {
      const { postId } = parseDelete(event.record);
      deleted.add(postId);
      dropPost(host.queries, postId);
    }
    if (kind === COMMENT_DELETE) void forgetCopies(parseCommentDelete(event.record).commentId);
    const post = kind === POST ? postSchema.safeParse(event.answer).data : undefined;
    if (post) accepted = [post, ...accepted.filter(({ id }) => id !== post.id)];
    // Saved copies of the feed are older than the change.
    void host.queries.invalidateQueries({ predicate: isFeed });
  }

  const likes = followLikes(
    { store: likesStoreOf(host), guest, isPersisted: () => isPersisted, now: host.now, toast: host.toast },
    outbox,
  );
  const stops = [
    likes.stop,
    outbox.subscribe((event) => {
      // Likes have a store of their own, so that a tap does not render the whole feed again.
      if (event.record.kind === LIKE) return;
      if (event.kind === 'sent') acknowledge(event);
      notify();
    }),
    line.subscribe(() => void outbox.flush()),
  ];
  function flush(): void {
    likes.sendPersisted();
    void outbox.flush();
  }
  addEventListener('online', flush, { signal });
  addEventListener(LIKE_PERSISTED, likes.sendPersisted, { signal });
  document.addEventListener('visibilitychange', flush, { signal });
  addEventListener('pagehide', () => sendHeldAtEnd(outbox, host.session.getState().token), { signal });
  sendHeldDeletions(outbox, host.now());
  notify();
  await outbox.flush();

  const { add, retry, discard } = outbox;
  const records = () => outbox.records().filter(({ kind }) => kind !== LIKE);
  return {
    add,
    records,
    retry,
    discard,
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    accepted: () => accepted,
    hasOwnPosts: () =>
      accepted.length > 0 || records().some(({ kind }) => kind === POST || kind === POST_DELETE),
    deletedIds() {
      const waiting = records().filter(({ kind, isCancelled }) => kind === POST_DELETE && !isCancelled);
      return new Set([...deleted, ...waiting.map((record) => parseDelete(record).postId)]);
    },
    thread: comments.thread,
    commentsDelta: comments.countDelta,
    like: likes.send,
    progressOf: (key) => progress.get(key) ?? 0,
    isPersisted: () => isPersisted,
    close() {
      host.unsent.getState().postsCounted(0);
      stops.forEach((end) => end());
      stop.abort();
      outbox.close();
    },
  };
}
