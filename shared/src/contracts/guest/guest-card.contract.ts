import { contract } from '../core/endpoint';

export type { GuestCard } from './guest-card.schema';

export const guestCardContract = contract(
  () => import('./guest-card.schema').then((it) => it.guestCardChecks),
  {
    getGuestCard: {
      method: 'GET',
      path: '/web/guest/:username',
      summary: 'What a guest shows to whoever has their link: a name and a picture',
    },
  },
);
