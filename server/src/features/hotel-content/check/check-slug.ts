import { isReservedSegment } from '../../../platform/validation/reserved-segments';
import type { Check } from './check';

/** Checks that the hotel’s slug is not the address of a page of the suite. */
export const checkSlug: Check = ({ hotel: { file, value } }, report) => {
  if (isReservedSegment(value.slug))
    report(
      { file, path: ['slug'] },
      {
        code: 'slug-reserved',
        message: `The address /${value.slug} belongs to the suite. Choose another slug.`,
      },
    );
};
