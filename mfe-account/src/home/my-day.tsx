import { useNow } from '@guest/shared/page/use-now';
import { PageLink } from '@guest/shared/page/page-link';
import { usePathParam } from '@guest/shared/page/path-param';
import { ListRow, ListRows } from '@guest/shared/ui/card/list-row';
import { Section } from '@guest/shared/ui/section/section';
import { PlanLink } from '../reservations/day-plan/plan-link';
import { usePlanText } from '../reservations/day-plan/texts/plan-texts';
import { useItemTime } from '../reservations/day-plan/use-item-time';
import { useTimelineRead } from '../reservations/day-plan/use-timeline';
import { homePlan } from './home-plan';
import { NoPlan } from './no-plan';
import { useSuggestions } from './use-suggestions';
import { useToday } from './use-today';

/** The rows of the day. The day plan shows all of it. */
const ROW_COUNT = 3;

/** The rest of the current day in three rows, which suggestions fill for a guest in the hotel. */
export function MyDay() {
  const text = usePlanText();
  const property = usePathParam('property');
  const now = useNow();
  const today = useToday(now);
  const timeOf = useItemTime(now);
  const suggestions = useSuggestions(today);
  const { data, isError } = useTimelineRead();
  if (!data) return isError ? <NoPlan /> : null;
  const rows = homePlan(data.items, { now, today }).rest.slice(0, ROW_COUNT);
  const more = suggestions.slice(0, ROW_COUNT - rows.length);
  if (rows.length + more.length === 0) return <NoPlan />;
  return (
    <Section
      heading={text('Rest of today')}
      more={
        <PageLink to="property-reservations" params={{ property }}>
          {text('Your day')}
        </PageLink>
      }
    >
      <ListRows>
        {rows.map((item) => (
          <ListRow
            key={item.id}
            name={
              <PlanLink link={item.link}>
                <bdi>{item.title}</bdi>
              </PlanLink>
            }
            line={timeOf(item)}
            isLink
          />
        ))}
        {more.map(({ to, name, line }) => (
          <ListRow
            key={to}
            name={
              <PageLink to={to} params={{ property }}>
                {text(name)}
              </PageLink>
            }
            line={text(line)}
            isLink
          />
        ))}
      </ListRows>
    </Section>
  );
}
