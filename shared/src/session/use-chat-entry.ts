import type { MouseEvent } from 'react';
import type { Entity } from './sign-in-query';
import { useNeedsGuest } from './use-needs-guest';

interface Errand {
  /** What the question is about. */
  entity?: Entity;
  /** Words to begin with; they wait in the room, and the guest sends them. */
  populatedMessage?: string;
}

/**
 * Into the chat from anywhere: for a link to `property-chat`. A guest comes into their own room with the hotel; who has
 * to sign in first does, and is led back there.
 */
export function useChatEntry({ entity, populatedMessage }: Errand = {}) {
  const needsGuest = useNeedsGuest();
  return {
    query: { populatedMessage, 'from-footer': 'true' },
    onClick(event: MouseEvent): void {
      // Another tab is opened as it is asked for, and asks there.
      const isElsewhere = event.ctrlKey || event.metaKey || event.shiftKey;
      if (!isElsewhere && needsGuest('chat', entity, { populatedMessage, fromFooter: true })) {
        event.preventDefault();
      }
    },
  };
}
