import type { SearchHit } from '@guest/shared/contracts/search/search.contract';
import { PageLink } from '@guest/shared/page/page-link';
import { usePathParam } from '@guest/shared/page/path-param';
import { Icon, type Glyph } from '@guest/shared/ui/base/icon';
import { ListRow } from '@guest/shared/ui/card/list-row';
import { OpeningBadge } from '@guest/shared/ui/base/opening-badge';
import { Price } from '@guest/shared/ui/base/price';
import BookOpen from 'lucide/dist/esm/icons/book-open.mjs';
import CalendarDays from 'lucide/dist/esm/icons/calendar-days.mjs';
import ConciergeBell from 'lucide/dist/esm/icons/concierge-bell.mjs';
import Soup from 'lucide/dist/esm/icons/soup.mjs';
import UtensilsCrossed from 'lucide/dist/esm/icons/utensils-crossed.mjs';
import type { ReactNode } from 'react';
import { entryId } from '../directory-entry/entry-card';

const glyphs: Record<SearchHit['kind'], Glyph> = {
  outlet: UtensilsCrossed,
  dish: Soup,
  entry: BookOpen,
  activity: CalendarDays,
  request: ConciergeBell,
};

/** A search result; the whole row is a link. */
export function HitRow({ hit }: { hit: SearchHit }) {
  return (
    <ListRow
      before={<Icon of={glyphs[hit.kind]} />}
      name={<HitLink hit={hit}>{hit.title}</HitLink>}
      line={hit.line}
      end={factOf(hit)}
      isLink
    />
  );
}

function factOf(hit: SearchHit): ReactNode {
  if (hit.kind === 'outlet') return <OpeningBadge hours={hit.openingHours} />;
  return hit.kind === 'dish' ? <Price price={hit.price} /> : undefined;
}

function HitLink({ hit, children }: { hit: SearchHit; children: ReactNode }) {
  const property = usePathParam('property');
  switch (hit.kind) {
    case 'entry':
      return (
        <PageLink
          to="property-directories-directory"
          params={{ property, directory: hit.directory }}
          hash={entryId({ slug: hit.entry })}
        >
          {children}
        </PageLink>
      );
    case 'outlet':
      return (
        <PageLink to="property-outlet" params={{ property, outlet: hit.outlet }}>
          {children}
        </PageLink>
      );
    case 'dish':
      return (
        <PageLink
          to="property-outlet-menus-menu"
          params={{ property, outlet: hit.outlet, menu: hit.menu }}
          hash={hit.section}
        >
          {children}
        </PageLink>
      );
    case 'activity':
      return (
        <PageLink to="property-activity-activityId" params={{ property, activityId: hit.uuid }}>
          {children}
        </PageLink>
      );
    case 'request':
      return (
        <PageLink to="property-request-create" params={{ property }} query={{ activeTemplateId: hit.uuid }}>
          {children}
        </PageLink>
      );
  }
}
