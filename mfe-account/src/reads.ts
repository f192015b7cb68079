import { loyaltyContract } from '@guest/shared/contracts/loyalty/loyalty.contract';
import { firstRead, type FirstReads } from '@guest/shared/routes/first-read';

const loyalty = [firstRead(loyaltyContract.getLoyalty, { property: ':property' })];

/** The other pages only show the property, which the frame already reads, or what the guest's account holds. */
export const reads: FirstReads = {
  'property-loyalty-program': loyalty,
  // A hotel without a programme has no such page either.
  'property-loyalty-program-register': loyalty,
};
