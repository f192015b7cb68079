import { LazyPart } from '@guest/shared/ui/state/lazy-part';
import { useState, type ComponentType, type ReactNode } from 'react';

/**
 * Shows a lazy view for a rare failure, or `fallback`, which is already loaded, if the code of that view is
 * missing.
 */
export function LazyOrFallback<Props extends object>(props: {
  load: () => Promise<ComponentType<Props>>;
  with: Props;
  fallback: ReactNode;
}) {
  const { fallback, ...lazyProps } = props;
  const [hasFailed, setHasFailed] = useState(false);
  return hasFailed ? fallback : <LazyPart {...lazyProps} isWanted onFailure={() => setHasFailed(true)} />;
}
