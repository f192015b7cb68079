import type { Host } from '@guest/shared';
import type { User } from '@guest/shared/contracts/guest/guest.contract';
import type { ChatStore } from '../model/store/chat.store';
import type { ChatAround } from './create-chat';
import { dropKept } from '../storage/chat-database';
import { keepChat, restoreChat } from '../storage/keep-chat';
import { keepDraftFiles } from '../storage/keep-draft-files';
import { keepDrafts, restoreDrafts } from '../storage/keep-drafts';
import { createMessageSender } from '../outbox/message-sender';
import type { OutboxRecord } from '../outbox/queue/outbox-record';
import { MESSAGE, sendMessages } from '../outbox/send-messages';
import { createRequestSender, REQUEST } from '../outbox/request-sender';
import { startOutbox, type StartedOutbox } from '../outbox/start-outbox';
import { createTakingBack, takeBackMessages, TAKING_BACK } from '../outbox/take-back';
import { createUpload } from '../outbox/create-upload';
import { isPassing } from '../sync/report-failure';
import { startSync } from '../sync/start-sync';
import type { Step } from '../concurrency/steps';
import { followPage } from './follow-page';
import { warnOnLeaving } from './warn-on-leaving';

/** Stored data is shown before the server replies, but a slow device delays the start only for this long. */
const DEVICE_IS_AWAITED_MS = 500;

/** Goes on with what waits in an outbox; `isLasting` says whether what it is given outlives the page. */
export type FollowOutbox = (joined: { outbox: StartedOutbox; isLasting: () => boolean }) => () => void;

export type GuestInChat = Exclude<ReturnType<ChatAround['guest']>, undefined> & { stop(): void };

interface Around {
  store: ChatStore;
  others: readonly Step[];
  followOutbox?: FollowOutbox | undefined;
}

/** Starts synchronisation, outbox and persistence for one guest. They run until `stop`. */
export async function beginGuest(
  host: Host,
  { store, others, followOutbox }: Around,
  user: User & { chat_uuid: string },
): Promise<GuestInChat> {
  const { realtime, now } = host;
  const { id, chat_uuid, lang, language } = user;
  store.getState().guestMet({ id, chat_uuid, ...(lang && { lang }), ...(language && { language }) });
  restoreDrafts(store, chat_uuid);
  const restoring = restoreChat(store, chat_uuid).catch((error: unknown) => failed('what was kept', error));
  await Promise.race([restoring, new Promise((resolve) => setTimeout(resolve, DEVICE_IS_AWAITED_MS))]);

  const timeZone = () => host.property.getState().property?.timeZone ?? 'UTC';
  const notLasting = () => store.getState().deviceRefused();
  const outbox = await startOutbox({
    whose: `${user.uuid} ${user.hotel_identity ?? ''}`,
    kinds: {
      [MESSAGE]: createMessageSender(realtime),
      [TAKING_BACK]: createTakingBack(realtime),
      [REQUEST]: createRequestSender(realtime),
    },
    upload: createUpload(realtime),
    realtime,
    now,
    notLasting,
  });
  const countUnsent = () =>
    host.unsent.getState().messagesCounted(outbox.records().filter(isUnsentMessage).length);
  countUnsent();
  const isSent = (key: string) => outbox.records().some((record) => record.key === key);
  const sender = sendMessages({ store, timeZone }, outbox);
  const takingBack = takeBackMessages({ store, realtime, toast: host.toast }, outbox);
  const unfollow = followOutbox?.({ outbox, isLasting: () => store.getState().isKeptOnDevice });
  const sync = startSync({ realtime, store, failed, others, flush: outbox.flush });
  const stops = [
    sync.stop,
    sender.stop,
    takingBack.stop,
    () => unfollow?.(),
    outbox.subscribe(countUnsent),
    outbox.close,
    followPage(store, sync),
    warnOnLeaving({ store, outbox, isLeader: () => realtime.state.getState().isLeader }),
    keepChat(store, { guest: chat_uuid, failed }),
    keepDrafts(store, chat_uuid),
    keepDraftFiles(store, { guest: chat_uuid, now, isSent, notLasting }),
  ];
  return {
    sync,
    sender: { ...sender, takeBack: takingBack.takeBack },
    stop() {
      stops.forEach((stop) => stop());
      host.unsent.getState().messagesCounted(0);
      // Signing out erases the stored chat. A session that expires keeps it, because the same guest signs in
      // again.
      if (host.session.getState().user?.chat_uuid !== chat_uuid) dropKept(chat_uuid).catch(() => {});
    },
  };
}

const isUnsentMessage = ({ kind, isCancelled }: OutboxRecord): boolean => kind === MESSAGE && !isCancelled;

/** The guest is not informed: the next synchronisation retries the step. */
function failed(step: string, error: unknown): void {
  if (!isPassing(error)) console.warn(`Chat: ${step} did not come`, error);
}
