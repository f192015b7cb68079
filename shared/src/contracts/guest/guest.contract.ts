import { contract } from '../core/endpoint';

export type { User } from './guest.schema';

export const guestContract = contract(() => import('./guest.schema').then((it) => it.guestChecks), {
  /** Changes state by GET, as the specification has it; so it is answered only to headers, never from a cache. */
  refreshChatSession: {
    method: 'GET',
    path: '/web/property/:property/refresh/chat/session',
    summary: 'A new chat session; the one before is dead at once',
    needsGuest: true,
  },
});
