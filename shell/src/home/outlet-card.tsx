import { useHost } from '@guest/shared';
import { serviceStatus } from '@guest/shared/contracts/opening-hours/opening-hours';
import type { Opening } from '@guest/shared/contracts/outlet/outlet.contract';
import type { Property } from '@guest/shared/contracts/property/property.contract';
import { openingLabel } from '@guest/shared/format/opening-label';
import { PageLink } from '@guest/shared/page/page-link';
import { Badge } from '@guest/shared/ui/base/badge';
import { PictureCard } from '@guest/shared/ui/card/picture-card';
import { useText } from '../texts';

/** A card of an outlet that says whether it is open now. */
export function OutletCard({ outlet, property }: { outlet: Opening; property: Property }) {
  const text = useText();
  const { lang, now } = useHost();
  const { timeZone, identity } = property;
  const status = serviceStatus(outlet.openingHours, now(), timeZone);
  const { key, values, tone } = openingLabel(status, { now: now(), timeZone, lang });
  return (
    <PictureCard
      image={outlet.image}
      link={
        <PageLink to="property-outlet" params={{ property: identity, outlet: outlet.slug }} viewTransition>
          {outlet.name}
        </PageLink>
      }
      line={outlet.place}
      fact={<Badge tone={tone}>{text(key, values)}</Badge>}
    />
  );
}
