import type { Message } from '@guest/shared/contracts/chat/chat-socket.contract';
import { setTimeout as pause } from 'node:timers/promises';
import type { DeskConnection } from '../connection/desk-connection';
import { RequestError } from '../connection/request-error';
import type { Delays } from './delays';
import { chooseReply } from './replies/choose-reply';
import { answerKey, pendingReplies } from './pending-replies';

const TYPING_INTERVAL_MS = 3_000;
/**
 * An answer is postponed this many times because the guest is still writing; after that the message is
 * answered anyway.
 */
const MAX_WAITS = 2;
/** In groups the desk only answers messages that address it. */
const ADDRESSES_DESK = /\bdesk\b|reception|recepci[oó]n|r[ée]ception|フロント|الاستقبال/i;

interface ReplyBotDeps {
  desk: DeskConnection;
  self: string;
  pace: Delays;
  /** Returns true while a staff member does this work instead of the program. */
  isPaused: () => boolean;
  onError: (error: unknown) => void;
}

/** Answers guests: sequentially within a room, concurrently across rooms. */
export function createReplyBot({ desk, self, pace, isPaused, onError }: ReplyBotDeps) {
  const working = new Set<string>();
  const changed = new Set<string>();
  const facts = new Map<string, { isGroup: boolean; lang: string | undefined }>();

  async function loadRoomFacts(roomId: string) {
    const known = facts.get(roomId);
    if (known) return known;
    const { isGroup = false, participants } = await desk.request('guestGetRoomInfo', { roomId });
    const found = { isGroup, lang: participants.find(({ type }) => type === 'guest')?.lang };
    facts.set(roomId, found);
    return found;
  }

  async function type(roomId: string, text: string): Promise<void> {
    for (let left = pace.typingMs(text); left > 0; left -= TYPING_INTERVAL_MS) {
      desk.emit('chatAction', { roomId, action: 'typing' });
      await pause(Math.min(left, TYPING_INTERVAL_MS));
    }
  }

  /**
   * Resolves to whether an answer was sent. If the guest has written more or a person has taken over, the
   * room is examined again.
   */
  async function answer(
    message: Message,
    { isFirst, canWait }: { isFirst: boolean; canWait: boolean },
  ): Promise<boolean> {
    const { roomId } = message;
    const { isGroup, lang } = await loadRoomFacts(roomId);
    await pace.toRead();
    await desk.request('roomReadBy', { roomId, lastMessageId: message.id });
    if (isGroup && !ADDRESSES_DESK.test(message.text)) return true;
    const reply = chooseReply({ ...message, lang: message.lang ?? lang }, { isFirst: isFirst && !isGroup });
    await type(roomId, reply.text);
    if ((canWait && changed.has(roomId)) || isPaused()) return false;
    await desk
      .request('newExternalMessage', { roomId, key: answerKey(message), ...reply })
      .catch(ignoreDuplicateKey);
    return true;
  }

  async function handleRoom(roomId: string): Promise<void> {
    let waited = 0;
    while (changed.delete(roomId) && !isPaused()) {
      const page = await desk.request('loadMoreMessages', { roomId });
      const newest = pendingReplies(page.messages, self).at(-1);
      if (!newest) continue;
      const isFirst = page.isFetchComplete && !page.messages.some(({ from }) => from === self);
      const isAnswered = await answer(newest, { isFirst, canWait: waited < MAX_WAITS });
      waited = isAnswered ? 0 : waited + 1;
    }
  }

  /** Examines a room in which there may be a new message. */
  function check(roomId: string): void {
    changed.add(roomId);
    if (working.has(roomId)) return;
    working.add(roomId);
    void handleRoom(roomId)
      .catch(onError)
      .finally(() => {
        working.delete(roomId);
        // A message may have arrived just as the work ended.
        if (changed.has(roomId) && !isPaused()) check(roomId);
      });
  }

  return { check };
}

/** The code `key_used` means that an answer with this key, possibly with another text, was already sent. */
function ignoreDuplicateKey(error: unknown): void {
  if (!(error instanceof RequestError && error.code === 'key_used')) throw error;
}
