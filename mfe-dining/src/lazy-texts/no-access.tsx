import { isApiError } from '@guest/shared/http/api-error';
import { EmptyState } from '@guest/shared/ui/state/empty-state';
import SearchX from 'lucide/dist/esm/icons/search-x.mjs';
import type { ReactNode } from 'react';
import { useLazyText } from './lazy-texts';

/** Returns whether the item of a read does not exist, so that a retry is pointless. */
export const isNotFound = (error: unknown): boolean => isApiError(error) && [400, 404].includes(error.status);

/** Replaces an order or a booking that does not exist or does not belong to this guest. */
export function NoAccess({ heading, action }: { heading: string; action?: ReactNode }) {
  const text = useLazyText();
  return (
    <EmptyState icon={SearchX} level={2} heading={heading} action={action}>
      {text('The link may be old or belong to another guest.')}
    </EmptyState>
  );
}
