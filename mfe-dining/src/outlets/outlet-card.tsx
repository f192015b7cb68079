import { useHost } from '@guest/shared';
import type { Outlet } from '@guest/shared/contracts/outlet/outlet.contract';
import { listText } from '@guest/shared/format/list-text';
import { PageLink } from '@guest/shared/page/page-link';
import { usePathParam } from '@guest/shared/page/path-param';
import { PictureCard } from '@guest/shared/ui/card/picture-card';
import { OpeningBadge } from '@guest/shared/ui/base/opening-badge';
import { LazyFavoriteButton } from './lazy-favorite-button';

export function OutletCard({ outlet, isPriority }: { outlet: Outlet; isPriority: boolean }) {
  const { lang } = useHost();
  const property = usePathParam('property');
  return (
    <PictureCard
      image={outlet.images[0]}
      isPriority={isPriority}
      kind={listText(outlet.cuisine, lang)}
      link={
        <PageLink to="property-outlet" params={{ property, outlet: outlet.slug }} viewTransition>
          {outlet.name}
        </PageLink>
      }
      line={outlet.place}
      corner={<LazyFavoriteButton outlet={outlet} />}
      fact={<OpeningBadge hours={outlet.openingHours} />}
    />
  );
}
