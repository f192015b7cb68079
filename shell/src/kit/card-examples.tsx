import type { PropertySummary } from '@guest/shared/contracts/property/property.contract';
import { PageLink } from '@guest/shared/page/page-link';
import { Badge } from '@guest/shared/ui/base/badge';
import { Card } from '@guest/shared/ui/card/card';
import { Fact, FactList } from '@guest/shared/ui/card/fact-list';
import { ListRow, ListRows } from '@guest/shared/ui/card/list-row';
import { PictureCard } from '@guest/shared/ui/card/picture-card';
import Clock from 'lucide/dist/esm/icons/clock.mjs';
import Shirt from 'lucide/dist/esm/icons/shirt.mjs';
import { useKitText } from './kit-texts';
import { ExampleGroup, Example } from './example';

export function CardExamples({ hotels }: { hotels: PropertySummary[] }) {
  const text = useKitText();
  const link = ({ identity, name }: PropertySummary) => (
    <PageLink to="property" params={{ property: identity }}>
      <bdi>{name}</bdi>
    </PageLink>
  );
  return (
    <ExampleGroup heading={text('Cards and rows')}>
      {hotels.slice(0, 2).map((hotel) => (
        <Example key={hotel.identity} state={text('Default')}>
          <PictureCard
            image={hotel.hero}
            link={link(hotel)}
            line={<bdi>{hotel.tagline}</bdi>}
            fact={<Badge tone="positive">{text('Open')}</Badge>}
          />
        </Example>
      ))}
      <Example state={text('Default')}>
        <ListRows>
          {hotels.map((hotel) => (
            <ListRow
              key={hotel.identity}
              name={link(hotel)}
              line={<bdi>{hotel.address}</bdi>}
              end={<Badge>{text('New')}</Badge>}
              isLink
            />
          ))}
        </ListRows>
        <Card>
          <FactList>
            <Fact icon={Clock} name={text('Opening hours')}>
              <bdi>12:00–02:00</bdi>
            </Fact>
            <Fact icon={Shirt} name={text('Dress code')}>
              {text('Smart, no beachwear')}
            </Fact>
          </FactList>
        </Card>
      </Example>
    </ExampleGroup>
  );
}
