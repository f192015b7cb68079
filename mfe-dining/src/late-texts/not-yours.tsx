import { isApiError } from '@guest/shared/http/api-error';
import { EmptyState } from '@guest/shared/ui/state/empty-state';
import SearchX from 'lucide/dist/esm/icons/search-x.mjs';
import type { ReactNode } from 'react';
import { useLateText } from './late-texts';

/** Whether a read was told that there is no such thing, which asking again does not change. */
export const isNotThere = (error: unknown): boolean => isApiError(error) && [400, 404].includes(error.status);

/** In the place of an order or a booking of which this guest has the address alone. */
export function NotYours({ heading, action }: { heading: string; action?: ReactNode }) {
  const text = useLateText();
  return (
    <EmptyState icon={SearchX} level={2} heading={heading} action={action}>
      {text('The address may be old, or it belongs to another guest.')}
    </EmptyState>
  );
}
