import type { Outlet } from '@guest/shared/contracts/outlet/outlet.contract';
import { usePathParam } from '@guest/shared/page/path-param';
import { ActionBar } from '@guest/shared/ui/button/action-bar';
import { buttonClass } from '@guest/shared/ui/button/button-class';
import { ButtonLink } from '@guest/shared/ui/button/button-link';
import { Icon } from '@guest/shared/ui/base/icon';
import CalendarCheck from 'lucide/dist/esm/icons/calendar-check.mjs';
import ExternalLink from 'lucide/dist/esm/icons/external-link.mjs';
import ShoppingBag from 'lucide/dist/esm/icons/shopping-bag.mjs';
import UtensilsCrossed from 'lucide/dist/esm/icons/utensils-crossed.mjs';
import { useText } from '../texts';

/** The primary actions of an outlet: menus, booking and ordering. */
export function OutletActions({ outlet }: { outlet: Outlet }) {
  const { slug, menus, externalBookingUrl, bookingMode, orderModes } = outlet;
  const text = useText();
  const property = usePathParam('property');
  const [menu] = menus;
  const isBookable = bookingMode === 'instant' || bookingMode === 'onDemand';
  if (!menu && !externalBookingUrl && !isBookable) return null;
  return (
    <ActionBar>
      {isBookable && (
        <ButtonLink look="primary" to="property-outlet-book" params={{ property, outlet: slug }}>
          <Icon of={CalendarCheck} size={20} />
          {text('Book a table')}
        </ButtonLink>
      )}
      {menu && (
        <ButtonLink
          look={isBookable ? 'secondary' : 'primary'}
          to="property-outlet-menus-menu"
          params={{ property, outlet: slug, menu: menu.slug }}
        >
          <Icon of={UtensilsCrossed} size={20} />
          {text('View menu')}
        </ButtonLink>
      )}
      {orderModes.length > 0 && menus.some(({ orderable }) => orderable) && (
        <ButtonLink to="property-outlet-order-now" params={{ property, outlet: slug }}>
          <Icon of={ShoppingBag} size={20} />
          {text('Order now')}
        </ButtonLink>
      )}
      {externalBookingUrl && (
        <a href={externalBookingUrl} target="_blank" rel="noopener" className={buttonClass({})}>
          {text('Book on their website')}
          <Icon of={ExternalLink} size={20} isDirectional />
        </a>
      )}
    </ActionBar>
  );
}
