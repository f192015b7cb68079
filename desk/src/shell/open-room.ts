import type { Conversation } from '@guest/shared/contracts/chat/chat-socket.contract';
import { randomUUID } from 'node:crypto';
import type { DeskConnection } from '../connection/desk-connection';

const TYPING_INTERVAL_MS = 3_000;

/** Tracks the room that typed lines are sent to. */
export function createOpenRoom(desk: DeskConnection) {
  let current: Conversation | undefined;
  let typingSentAt = 0;
  return {
    current: () => current,
    enter: (room: Conversation) => void (current = room),
    leave: () => void (current = undefined),

    async send(text: string): Promise<void> {
      if (!current) return;
      typingSentAt = 0;
      await desk.request('newExternalMessage', { roomId: current.id, key: randomUUID(), text });
    },

    /** Handles a keystroke: the guest sees that a staff member is typing. */
    notifyTyping(): void {
      if (!current || Date.now() - typingSentAt < TYPING_INTERVAL_MS) return;
      typingSentAt = Date.now();
      desk.emit('chatAction', { roomId: current.id, action: 'typing' });
    },
  };
}
