import type { Host } from '@guest/shared';
import type { User } from '@guest/shared/contracts/guest/guest.contract';
import type { ChatStore } from '../model/store/chat.store';
import type { ChatDeps } from './create-chat';
import { deleteSnapshot } from '../storage/chat-database';
import { persistChat, restoreChat } from '../storage/persist-chat';
import { persistDraftFiles } from '../storage/persist-draft-files';
import { persistDrafts, restoreDrafts } from '../storage/persist-drafts';
import { createMessageSender } from '../outbox/message-sender';
import type { OutboxRecord } from '@guest/shared/outbox/outbox-record';
import { MESSAGE, sendMessages } from '../outbox/send-messages';
import { createRequestSender, REQUEST } from '../outbox/request-sender';
import { startChatOutbox } from '../outbox/start-chat-outbox';
import type { StartedOutbox } from '@guest/shared/outbox/start-outbox';
import { createDeletionSender, deleteMessages, DELETE_MESSAGE } from '../outbox/delete-message';
import { createUpload } from '../outbox/create-upload';
import { isTemporary } from '../sync/report-failure';
import { startSync } from '../sync/start-sync';
import type { Step } from '../concurrency/steps';
import { syncOnFocus } from './sync-on-focus';
import { warnBeforeUnload } from './before-unload-warning';

/** Stored data is shown before the server replies, but a slow device delays the start only for this long. */
const RESTORE_TIMEOUT_MS = 500;

/** Starts sending the records of an outbox. `isPersistent` says whether they survive the end of the page. */
export type FollowOutbox = (joined: { outbox: StartedOutbox; isPersistent: () => boolean }) => () => void;

export type GuestChatSession = Exclude<ReturnType<ChatDeps['guest']>, undefined> & { stop(): void };

interface GuestSessionDeps {
  store: ChatStore;
  others: readonly Step[];
  followOutbox?: FollowOutbox | undefined;
}

/** Starts synchronisation, outbox and persistence for one guest. They run until `stop`. */
export async function startGuestSession(
  host: Host,
  { store, others, followOutbox }: GuestSessionDeps,
  user: User & { chat_uuid: string },
): Promise<GuestChatSession> {
  const { realtime, now } = host;
  const { id, chat_uuid, lang, language } = user;
  store.getState().guestSignedIn({ id, chat_uuid, ...(lang && { lang }), ...(language && { language }) });
  restoreDrafts(store, chat_uuid);
  const restoring = restoreChat(store, chat_uuid).catch((error: unknown) =>
    logFailure('what was kept', error),
  );
  await Promise.race([restoring, new Promise((resolve) => setTimeout(resolve, RESTORE_TIMEOUT_MS))]);

  const timeZone = () => host.property.getState().property?.timeZone ?? 'UTC';
  const onStorageFailed = () => store.getState().storageFailed();
  const outbox = await startChatOutbox({
    owner: `${user.uuid} ${user.hotel_identity ?? ''}`,
    kinds: {
      [MESSAGE]: createMessageSender(realtime),
      [DELETE_MESSAGE]: createDeletionSender(realtime),
      [REQUEST]: createRequestSender(realtime),
    },
    upload: createUpload(realtime),
    realtime,
    now,
    onStorageFailed,
  });
  const countUnsent = () =>
    host.unsent.getState().messagesCounted(outbox.records().filter(isUnsentMessage).length);
  countUnsent();
  const isSent = (key: string) => outbox.records().some((record) => record.key === key);
  const sender = sendMessages({ store, timeZone }, outbox);
  const deletions = deleteMessages({ store, realtime, toast: host.toast }, outbox);
  const unfollow = followOutbox?.({ outbox, isPersistent: () => store.getState().isPersisted });
  const sync = startSync({ realtime, store, failed: logFailure, others, flush: outbox.flush });
  const stops = [
    sync.stop,
    sender.stop,
    deletions.stop,
    () => unfollow?.(),
    outbox.subscribe(countUnsent),
    outbox.close,
    syncOnFocus(store, sync),
    warnBeforeUnload({ store, outbox, isLeader: () => realtime.state.getState().isLeader }),
    persistChat(store, chat_uuid),
    persistDrafts(store, chat_uuid),
    persistDraftFiles(store, { guest: chat_uuid, now, isSent, onStorageFailed }),
  ];
  return {
    sync,
    sender: { ...sender, deleteMessage: deletions.deleteMessage },
    stop() {
      stops.forEach((stop) => stop());
      host.unsent.getState().messagesCounted(0);
      // Signing out erases the stored chat. A session that expires keeps it, because the same guest signs in
      // again.
      if (host.session.getState().user?.chat_uuid !== chat_uuid) deleteSnapshot(chat_uuid).catch(() => {});
    },
  };
}

const isUnsentMessage = ({ kind, isCancelled }: OutboxRecord): boolean => kind === MESSAGE && !isCancelled;

/** The guest is not informed: the next synchronisation retries the step. */
function logFailure(step: string, error: unknown): void {
  if (!isTemporary(error)) console.warn(`Chat: ${step} could not be loaded`, error);
}
