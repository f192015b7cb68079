import type { Message } from '@guest/shared/contracts/chat/chat-socket.contract';
import { setTimeout as pause } from 'node:timers/promises';
import type { DeskConnection } from '../connection/desk-connection';
import { Refused } from '../connection/refused';
import type { Pace } from './pace';
import { chooseReply } from './replies/choose-reply';
import { answerKey, unansweredIn } from './unanswered';

const TYPING_EVERY_MS = 3_000;
/** Who goes on writing is let finish; who never stops is answered all the same. */
const WAITS_AT_MOST = 2;
/** In a group guests talk to each other; the desk speaks when it is spoken to. */
const ADDRESSED = /\bdesk\b|reception|recepci[oó]n|r[ée]ception|フロント|الاستقبال/i;

interface Around {
  desk: DeskConnection;
  self: string;
  pace: Pace;
  /** A person answers in place of the program. */
  isRelieved: () => boolean;
  onTrouble: (error: unknown) => void;
}

/** Answers guests: in each room one thing after the other, and all rooms side by side. */
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

  /** Says whether it has: where more was written meanwhile, or somebody took over, it is looked at anew. */
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

  /** Something was written there, or may have been. */
  function look(roomId: string): void {
    changed.add(roomId);
    if (working.has(roomId)) return;
    working.add(roomId);
    void work(roomId)
      .catch(onTrouble)
      .finally(() => {
        working.delete(roomId);
        // It came at the very moment in which the work ended.
        if (changed.has(roomId) && !isRelieved()) look(roomId);
      });
  }

  return { look };
}

/** Under this key something was sent before, if in other words: the message has its answer. */
function refuseAllButSent(error: unknown): void {
  if (!(error instanceof Refused && error.code === 'key_used')) throw error;
}
