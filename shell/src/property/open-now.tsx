import { useHost } from '@guest/shared';
import { serviceStatus } from '@guest/shared/contracts/opening-hours';
import { outletContract, type Outlet } from '@guest/shared/contracts/outlet.contract';
import type { Property } from '@guest/shared/contracts/property.contract';
import { openingLabel } from '@guest/shared/format/opening-label';
import { PageLink } from '@guest/shared/page/page-link';
import { useRead } from '@guest/shared/reads/use-read';
import { Badge } from '@guest/shared/ui/badge';
import { CardStrip } from '@guest/shared/ui/card-strip';
import { PictureCard } from '@guest/shared/ui/picture-card';
import { Section } from '@guest/shared/ui/section';
import { useText } from '../texts';
import { outletsNow } from './outlets-now';

/** Where a guest would be served at this moment or, where nowhere is open, what opens next. */
export function OpenNow({ property }: { property: Property }) {
  const text = useText();
  const { now } = useHost();
  const { items } = useRead(outletContract.listOutlets, { params: { property: property.identity } });
  const { isAnyOpen, outlets } = outletsNow(items, now(), property.timeZone);
  if (outlets.length === 0) return null;
  return (
    <Section
      heading={text(isAnyOpen ? 'Open now' : 'Opens next')}
      more={
        <PageLink to="property-directories-outlets" params={{ property: property.identity }}>
          {text('See all')}
        </PageLink>
      }
    >
      <CardStrip>
        {outlets.map((outlet) => (
          <li key={outlet.uuid}>
            <OutletCard outlet={outlet} property={property} />
          </li>
        ))}
      </CardStrip>
    </Section>
  );
}

function OutletCard({ outlet, property }: { outlet: Outlet; property: Property }) {
  const text = useText();
  const { lang, now } = useHost();
  const { timeZone, identity } = property;
  const status = serviceStatus(outlet.openingHours, now(), timeZone);
  const { key, values, tone } = openingLabel(status, { now: now(), timeZone, lang });
  return (
    <PictureCard
      image={outlet.images[0]}
      link={
        <PageLink to="property-outlet" params={{ property: identity, outlet: outlet.slug }}>
          {outlet.name}
        </PageLink>
      }
      line={outlet.place}
      fact={<Badge tone={tone}>{text(key, values)}</Badge>}
    />
  );
}
