import { useHost } from '@guest/shared';
import { PageLink } from '@guest/shared/page/page-link';
import { isOffered } from '@guest/shared/routes/is-offered';
import { Icon } from '@guest/shared/ui/base/icon';
import { ListRow, ListRows } from '@guest/shared/ui/card/list-row';
import { Sheet } from '@guest/shared/ui/dialog/sheet';
import type { Glyph } from '@guest/shared/ui/base/icon';
import BellRing from 'lucide/dist/esm/icons/bell-ring.mjs';
import Heart from 'lucide/dist/esm/icons/heart.mjs';
import Luggage from 'lucide/dist/esm/icons/luggage.mjs';
import ShoppingBag from 'lucide/dist/esm/icons/shopping-bag.mjs';
import Star from 'lucide/dist/esm/icons/star.mjs';
import User from 'lucide/dist/esm/icons/user.mjs';
import { useStore } from 'zustand';
import { FragmentContainer } from '../fragments/fragment-container';
import { useText, type TextKey } from '../texts';

type SidebarPage =
  | 'property-profile'
  | 'property-reservations'
  | 'property-order'
  | 'property-requests'
  | 'property-favorites'
  | 'property-loyalty-program';

const pages: [SidebarPage, Glyph, TextKey][] = [
  ['property-profile', User, 'Profile'],
  ['property-reservations', Luggage, 'My stay'],
  ['property-order', ShoppingBag, 'My orders'],
  ['property-requests', BellRing, 'Your requests'],
  ['property-favorites', Heart, 'Favourites'],
  ['property-loyalty-program', Star, 'Loyalty programme'],
];

/** Lists the guest's own pages, as far as the hotel offers them, and ends the session. */
export function ProfileSidebar(props: {
  name: string;
  property: string;
  isOpen: boolean;
  onClose: () => void;
}) {
  const { name, property, isOpen, onClose } = props;
  const text = useText();
  const features = useStore(useHost().property, (state) => state.property?.features);
  return (
    <Sheet
      isOpen={isOpen}
      onClose={onClose}
      heading={<bdi>{name}</bdi>}
      close={text('Close')}
      foot={<FragmentContainer name="sign-out" />}
    >
      <ListRows>
        {pages
          .filter(([page]) => !features || isOffered(page, features))
          .map(([page, icon, label]) => (
            <ListRow
              key={page}
              before={<Icon of={icon} />}
              name={
                <PageLink to={page} params={{ property }}>
                  {text(label)}
                </PageLink>
              }
              isLink
            />
          ))}
      </ListRows>
    </Sheet>
  );
}
