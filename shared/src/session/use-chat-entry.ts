import { useLocation } from '@guest/shared/router';
import type { MouseEvent } from 'react';
import { propertyInPath } from '../routes/property-in-path';
import type { Entity } from './sign-in-query';
import { useRequireGuestOf } from './use-require-guest';

interface ChatEntryOptions {
  /** The subject of the guest's question. */
  entity?: Entity;
  /** The initial text of the message input; the guest sends it. */
  populatedMessage?: string;
}

/**
 * Returns the properties of a link to `property-chat`. Guests go to their own room with the hotel; visitors
 * who have to sign in first return there afterwards.
 */
export function useChatEntry({ entity, populatedMessage }: ChatEntryOptions = {}) {
  // The property is taken from the path and not from the route, because the navigation is also shown on unknown
  // addresses within a property.
  const requireGuest = useRequireGuestOf(propertyInPath(useLocation().pathname));
  return {
    query: { populatedMessage, 'from-footer': 'true' },
    onClick(event: MouseEvent): void {
      // A new tab opens normally and checks the requirements itself.
      const opensNewTab = event.ctrlKey || event.metaKey || event.shiftKey;
      if (!opensNewTab && requireGuest('chat', entity, { populatedMessage, fromFooter: true })) {
        event.preventDefault();
      }
    },
  };
}
