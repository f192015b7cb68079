import { useSecondsUntil } from '@guest/shared/page/use-seconds-until';
import { useLazyText } from '../lazy-texts/lazy-texts';

/** Before that, a countdown would only hurry the author. */
const COUNTED_SECONDS = 120;

/** Counts the last seconds in which a post or comment can be changed; `undefined` before and after them. */
export function useSecondsLeftText(editBy: string | undefined): string | undefined {
  const text = useLazyText();
  const count = useSecondsUntil(editBy);
  return count > 0 && count <= COUNTED_SECONDS
    ? text('{count, plural, one {# second left} other {# seconds left}}', { count })
    : undefined;
}
