import type { Outlet } from '@guest/shared/contracts/outlet.contract';
import { usePathParam } from '@guest/shared/page/path-param';
import { ActionBar } from '@guest/shared/ui/action-bar';
import { buttonClass } from '@guest/shared/ui/button-look';
import { ButtonLink } from '@guest/shared/ui/button-link';
import { Icon } from '@guest/shared/ui/icon';
import ExternalLink from 'lucide/dist/esm/icons/external-link.mjs';
import UtensilsCrossed from 'lucide/dist/esm/icons/utensils-crossed.mjs';
import { useText } from '../texts';

/** The next step from here. */
export function OutletActions({ outlet }: { outlet: Outlet }) {
  const { slug, menus, externalBookingUrl } = outlet;
  const text = useText();
  const property = usePathParam('property');
  const [menu] = menus;
  if (!menu && !externalBookingUrl) return null;
  return (
    <ActionBar>
      {menu && (
        <ButtonLink
          look="primary"
          to="property-outlet-menus-menu"
          params={{ property, outlet: slug, menu: menu.slug }}
        >
          <Icon of={UtensilsCrossed} size={20} />
          {text('See what there is')}
        </ButtonLink>
      )}
      {externalBookingUrl && (
        <a href={externalBookingUrl} target="_blank" rel="noopener" className={buttonClass({})}>
          {text('Book on their own page')}
          <Icon of={ExternalLink} size={20} isDirectional />
        </a>
      )}
    </ActionBar>
  );
}
