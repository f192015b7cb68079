import { isChunkLoadError } from '@guest/shared/lazy/chunk-load-error';
import type { ComponentType, ReactNode } from 'react';
import { LazyOrFallback } from '../parts/lazy-or-fallback';
import type { CrashProps } from './crashed-page';

/** Distinguishes code that crashed from code that did not load. For the latter `fallback` is sufficient. */
export function Crashed(props: {
  load: () => Promise<ComponentType<CrashProps>>;
  with: CrashProps;
  fallback: ReactNode;
}) {
  return isChunkLoadError(props.with.error) ? props.fallback : <LazyOrFallback {...props} />;
}
