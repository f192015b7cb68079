import { contract } from '../core/endpoint';

export type { User } from './guest.schema';

export const guestContract = contract(
  () => import(/* webpackChunkName: "guest-checks" */ './guest.schema').then((it) => it.guestChecks),
  {
    /**
     * The specification changes state with GET here, so the call authenticates by headers only and is never
     * cached.
     */
    refreshChatSession: {
      method: 'GET',
      path: '/web/property/:property/refresh/chat/session',
      summary: 'Creates a chat session; ends the previous one',
      needsGuest: true,
    },
  },
);
