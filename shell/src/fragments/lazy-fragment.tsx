import { lazy, Suspense, useState, type ComponentType, type ReactNode } from 'react';

/** The lazy component is created per mount, so that each retry loads the fragment again. */
export function LazyFragment({ load, waiting }: { load: () => Promise<ComponentType>; waiting: ReactNode }) {
  const [Shown] = useState(() => lazy(async () => ({ default: await load() })));
  return (
    <Suspense fallback={waiting}>
      <Shown />
    </Suspense>
  );
}
