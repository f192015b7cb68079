import type { BookableActivity } from '@guest/shared/contracts/activity/activity.contract';
import { useText } from '../texts';

type Ages = Pick<BookableActivity['units'][number], 'minAge' | 'maxAge'>;

/** Returns a function that describes an age range, or `undefined` for all ages. */
export function useAgeRange(): (ages: Ages) => string | undefined {
  const text = useText();
  return ({ minAge, maxAge }) => {
    if (minAge !== undefined && maxAge !== undefined)
      return text('ages {from} to {to}', { from: minAge, to: maxAge });
    if (minAge !== undefined) return text('from age {age}', { age: minAge });
    if (maxAge !== undefined) return text('up to age {age}', { age: maxAge });
    return undefined;
  };
}
