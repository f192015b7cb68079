import type { Allergen } from '@guest/shared/contracts/menu/menu.schema';
import type { Cart } from '@guest/shared/contracts/order/order.contract';
import type { Lang } from '@guest/shared/contracts/core/languages';
import type { GuestRow } from '../../identity/guest.repository';
import type { PropertyScope } from '../../property/property-scope';
import type { Catalogue } from '../menu/catalogue';
import type { OrderingOutlet } from '../policy/ordering-outlet';
import type { RoomCharge } from './room-charge';
import type { SlotUse } from './kitchen-slots';

/** All that a quote is made of. Nothing of it comes from the guest's device but the cart, and no price is in that. */
export interface QuoteFacts {
  scope: PropertyScope;
  /** In which the suite itself speaks to the guest. */
  lang: Lang;
  cart: Cart;
  outlet: OrderingOutlet;
  catalogue: Catalogue;
  /** Null: somebody who has not signed in. */
  guest: GuestRow | null;
  /** Those that the guest has saved. */
  allergies: Allergen[];
  roomCharge: RoomCharge;
  /** What the kitchen has taken on, by the instant at which a slot begins. */
  slotUse: SlotUse;
  now: number;
}
