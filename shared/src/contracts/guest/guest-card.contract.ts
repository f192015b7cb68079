import { contract } from '../core/endpoint';

export type { GuestCard } from './guest-card.schema';

export const guestCardContract = contract(
  () => import(/* webpackChunkName: "guest-checks" */ './guest-card.schema').then((it) => it.guestCardChecks),
  {
    getGuestCard: {
      method: 'GET',
      path: '/web/guest/:username',
      summary: 'Returns name and photo of a guest by their link',
    },
  },
);
