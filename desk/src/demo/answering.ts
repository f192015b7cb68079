import type { Message } from '@guest/shared/contracts/chat/chat-socket.contract';
import { setTimeout as pause } from 'node:timers/promises';
import type { DeskConnection } from '../connection/desk-connection';
import { Refused } from '../connection/refused';
import type { Pace } from './pace';
import { chooseReply } from './replies/choose-reply';
import { answerKey, unansweredIn } from './unanswered';

const TYPING_EVERY_MS = 3_000;
/**
 * How often an answer is postponed because the guest is still writing; after that the message is answered
 * anyway.
 */
const WAITS_AT_MOST = 2;
/** In groups the desk only answers messages that address it. */
const ADDRESSED = /\bdesk\b|reception|recepci[oó]n|r[ée]ception|フロント|الاستقبال/i;

interface Around {
  desk: DeskConnection;
  self: string;
  pace: Pace;
  /** Returns true while a staff member does this work instead of the program. */
  isRelieved: () => boolean;
  onTrouble: (error: unknown) => void;
}

/** Answers guests: sequentially within a room, concurrently across rooms. */
export function createAnswering({ desk, self, pace, isRelieved, onTrouble }: Around) {
  const working = new Set<string>();
  const changed = new Set<string>();
  const facts = new Map<string, { isGroup: boolean; lang: string | undefined }>();

  async function factsOf(roomId: string) {
    const known = facts.get(roomId);
    if (known) return known;
    const { isGroup = false, participants } = await desk.ask('guestGetRoomInfo', { roomId });
    const found = { isGroup, lang: participants.find(({ type }) => type === 'guest')?.lang };
    facts.set(roomId, found);
    return found;
  }

  async function type(roomId: string, text: string): Promise<void> {
    for (let left = pace.typingMs(text); left > 0; left -= TYPING_EVERY_MS) {
      desk.say('chatAction', { roomId, action: 'typing' });
      await pause(Math.min(left, TYPING_EVERY_MS));
    }
  }

  /**
   * Resolves to whether an answer was sent. If the guest has written more or a person has taken over, the
   * room is examined again.
   */
  async function answer(
    message: Message,
    { isFirst, mayWait }: { isFirst: boolean; mayWait: boolean },
  ): Promise<boolean> {
    const { roomId } = message;
    const { isGroup, lang } = await factsOf(roomId);
    await pace.toRead();
    await desk.ask('roomReadBy', { roomId, lastMessageId: message.id });
    if (isGroup && !ADDRESSED.test(message.text)) return true;
    const reply = chooseReply({ ...message, lang: message.lang ?? lang }, { isFirst: isFirst && !isGroup });
    await type(roomId, reply.text);
    if ((mayWait && changed.has(roomId)) || isRelieved()) return false;
    await desk
      .ask('newExternalMessage', { roomId, key: answerKey(message), ...reply })
      .catch(refuseAllButSent);
    return true;
  }

  async function work(roomId: string): Promise<void> {
    let waited = 0;
    while (changed.delete(roomId) && !isRelieved()) {
      const page = await desk.ask('loadMoreMessages', { roomId });
      const newest = unansweredIn(page.messages, self).at(-1);
      if (!newest) continue;
      const isFirst = page.isFetchComplete && !page.messages.some(({ from }) => from === self);
      const isAnswered = await answer(newest, { isFirst, mayWait: waited < WAITS_AT_MOST });
      waited = isAnswered ? 0 : waited + 1;
    }
  }

  /** Examines a room in which there may be a new message. */
  function look(roomId: string): void {
    changed.add(roomId);
    if (working.has(roomId)) return;
    working.add(roomId);
    void work(roomId)
      .catch(onTrouble)
      .finally(() => {
        working.delete(roomId);
        // A message may have arrived just as the work ended.
        if (changed.has(roomId) && !isRelieved()) look(roomId);
      });
  }

  return { look };
}

/** The code `key_used` means that an answer with this key, possibly with another text, was already sent. */
function refuseAllButSent(error: unknown): void {
  if (!(error instanceof Refused && error.code === 'key_used')) throw error;
}
