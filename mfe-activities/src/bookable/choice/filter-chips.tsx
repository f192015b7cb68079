import { DAY_PARTS, type DayPart } from '@guest/shared/contracts/bookable/day-parts';
import { useQueryParam } from '@guest/shared/page/use-query-param';
import { ChipLink, Chips } from '@guest/shared/ui/section/chips';
import { useLazyText, type LazyTextKey } from '../../lazy-texts/lazy-texts';
import { KINDS, type Kind } from '../model/book-search';
import { useBookSearch } from '../model/use-book-search';

const PART_TEXTS: Readonly<Record<DayPart, LazyTextKey>> = {
  any: 'Any time',
  morning: 'Morning',
  midday: 'Midday',
  evening: 'Evening',
};
const KIND_TEXTS: Readonly<Record<Kind, LazyTextKey>> = {
  all: 'All',
  tables: 'Tables',
  activities: 'Activities',
};

/** The part of the day, and whether the guest looks for a table or an activity. */
export function FilterChips() {
  const text = useLazyText();
  const { search } = useBookSearch();
  const part = useQueryParam('part');
  const kind = useQueryParam('kind');
  return (
    <div>
      <Chips name={text('Part of the day')}>
        {DAY_PARTS.map((one) => (
          <ChipLink key={one} to={part.withValue(one === 'any' ? undefined : one)} isOn={one === search.part}>
            {text(PART_TEXTS[one])}
          </ChipLink>
        ))}
      </Chips>
      <Chips name={text('Tables or activities')}>
        {KINDS.map((one) => (
          <ChipLink key={one} to={kind.withValue(one === 'all' ? undefined : one)} isOn={one === search.kind}>
            {text(KIND_TEXTS[one])}
          </ChipLink>
        ))}
      </Chips>
    </div>
  );
}
