import { useHost } from '@guest/shared';
import { outletContract } from '@guest/shared/contracts/outlet/outlet.contract';
import type { Property } from '@guest/shared/contracts/property/property.contract';
import { PageLink } from '@guest/shared/page/page-link';
import { readQuery } from '@guest/shared/reads/read-query';
import { CardStrip } from '@guest/shared/ui/card/card-strip';
import { QuerySection } from '@guest/shared/ui/state/query-section';
import { Skeleton } from '@guest/shared/ui/base/skeleton';
import { useQuery } from '@guest/shared/queries';
import { useText } from '../texts';
import { OutletCard } from './outlet-card';
import { outletsNow } from './outlets-now';

/** Lists the outlets that are open now or, if none is, those that open next. */
export function OpenNow({ property }: { property: Property }) {
  const text = useText();
  const host = useHost();
  const { identity, timeZone } = property;
  const read = useQuery(readQuery(host, outletContract.listOpenings, { params: { property: identity } }));
  const shown = read.data && outletsNow(read.data.items, host.now(), timeZone);
  if (shown?.outlets.length === 0) return null;

  return (
    <QuerySection
      heading={text(shown?.isAnyOpen === false ? 'Opening next' : 'Open now')}
      more={
        <PageLink to="property-directories-outlets" params={{ property: identity }}>
          {text('See all')}
        </PageLink>
      }
      read={{ ...read, data: shown }}
      texts={{ failed: text("This part didn't load."), retry: text('Try again') }}
      waiting={
        <CardStrip>
          <li>
            <Skeleton shape="card" />
          </li>
          <li>
            <Skeleton shape="card" />
          </li>
        </CardStrip>
      }
    >
      {({ outlets }) => (
        <CardStrip>
          {outlets.map((outlet) => (
            <li key={outlet.uuid}>
              <OutletCard outlet={outlet} property={property} />
            </li>
          ))}
        </CardStrip>
      )}
    </QuerySection>
  );
}
