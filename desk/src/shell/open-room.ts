import type { Conversation } from '@guest/shared/contracts/chat/chat-socket.contract';
import { randomUUID } from 'node:crypto';
import type { DeskConnection } from '../connection/desk-connection';

const TYPING_EVERY_MS = 3_000;

/** Tracks the room that typed lines are sent to. */
export function createOpenRoom(desk: DeskConnection) {
  let current: Conversation | undefined;
  let toldAt = 0;
  return {
    current: () => current,
    enter: (room: Conversation) => void (current = room),
    leave: () => void (current = undefined),

    async say(text: string): Promise<void> {
      if (!current) return;
      toldAt = 0;
      await desk.ask('newExternalMessage', { roomId: current.id, key: randomUUID(), text });
    },

    /** Handles a keystroke: the guest sees that a staff member is typing. */
    typed(): void {
      if (!current || Date.now() - toldAt < TYPING_EVERY_MS) return;
      toldAt = Date.now();
      desk.say('chatAction', { roomId: current.id, action: 'typing' });
    },
  };
}
