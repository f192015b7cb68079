import type { Allergen } from '@guest/shared/contracts/menu/menu.schema';
import type { Cart } from '@guest/shared/contracts/order/order.contract';
import type { Lang } from '@guest/shared/contracts/core/languages';
import type { GuestRow } from '../../identity/guest.repository';
import type { PropertyScope } from '../../property/property-scope';
import type { Catalogue } from '../menu/catalogue';
import type { OrderingOutlet } from '../policy/ordering-outlet';
import type { RoomCharge } from './room-charge';
import type { SlotUse } from './kitchen-slots';

/** The input of a quote. Only the basket comes from the device, and it has no prices. */
export interface QuoteInput {
  scope: PropertyScope;
  /** The language of the app's own texts. */
  lang: Lang;
  cart: Cart;
  outlet: OrderingOutlet;
  catalogue: Catalogue;
  /** `null` for an anonymous visitor. */
  guest: GuestRow | null;
  /** The allergies that the guest has saved. */
  allergies: Allergen[];
  roomCharge: RoomCharge;
  /** The load of the kitchen by the start of the slot. */
  slotUse: SlotUse;
  now: number;
}
