import { contract } from '../core/endpoint';

export type {
  JoinLoyaltyInput,
  Loyalty,
  LoyaltyClaim,
  LoyaltyClaimInput,
  LoyaltyEntry,
  LoyaltyMember,
  LoyaltyMetric,
  LoyaltyTier,
} from './loyalty.schema';

/** The loyalty programme. A hotel without one replies 404 `loyalty_off`. The document reads it first. */
export const loyaltyContract = contract(
  () => import(/* webpackChunkName: "house-checks" */ './loyalty.schema').then((it) => it.loyaltyChecks),
  {
    getLoyalty: {
      method: 'GET',
      path: '/web/property/:property/loyalty',
      summary: 'The programme with its tiers, and the membership of the guest',
    },
  },
);
