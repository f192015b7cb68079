import { useTexts } from '@guest/shared';
import Clock from 'lucide/dist/esm/icons/clock.mjs';
import type { OpeningHours } from '../../contracts/opening-hours/opening-hours.schema';
import type { OpeningKey } from '../../format/opening-label';
import { Badge } from './badge';
import { useOpeningLabel } from '../../property/use-opening-label';

/**
 * The opening status and its next change. Every package that uses it has the texts of `OpeningKey` in its
 * catalog.
 */
export function OpeningBadge({ hours }: { hours: OpeningHours }) {
  const text = useTexts<OpeningKey>();
  const { key, values, tone } = useOpeningLabel(hours);
  return (
    <Badge icon={Clock} tone={tone}>
      {text(key, values)}
    </Badge>
  );
}
