import type { OpeningHours } from '@guest/shared/contracts/opening-hours.schema';
import { useOpeningLabel } from '@guest/shared/property/use-opening-label';
import { Badge } from '@guest/shared/ui/badge';
import Clock from 'lucide-react/icons/clock';
import { useText } from '../texts';

/** Whether it is open, and when that changes. */
export function OpeningBadge({ hours }: { hours: OpeningHours }) {
  const text = useText();
  const { key, values, tone } = useOpeningLabel(hours);
  return (
    <Badge icon={Clock} tone={tone}>
      {text(key, values)}
    </Badge>
  );
}
