import type { Activity } from '@guest/shared/contracts/activity/activity.contract';
import { Badge } from '@guest/shared/ui/base/badge';
import { Price } from '@guest/shared/ui/base/price';
import CalendarClock from 'lucide/dist/esm/icons/calendar-clock.mjs';
import { categoryName } from '../activity-card/category-texts';
import { useSessionLabels } from '../session/use-session-labels';
import { useText } from '../texts';

/** Badges for the next date, the price and the category. */
export function ActivityBadges({ activity }: { activity: Activity }) {
  const { next, price, categories } = activity;
  const text = useText();
  const { startLabel } = useSessionLabels();
  return (
    <>
      {next && (
        <Badge icon={CalendarClock} tone="accent">
          {startLabel(next)}
        </Badge>
      )}
      <Badge>{price ? <Price price={price} /> : text('Free')}</Badge>
      {categories.map((category) => (
        <Badge key={category}>{categoryName(category, text)}</Badge>
      ))}
    </>
  );
}
