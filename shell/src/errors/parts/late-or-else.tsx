import { LatePart } from '@guest/shared/ui/state/late-part';
import { useState, type ComponentType, type ReactNode } from 'react';

/**
 * Shows a lazy view for a rare failure, or `orElse`, which is already loaded, if the code of that view is
 * missing.
 */
export function LateOrElse<Props extends object>(props: {
  load: () => Promise<ComponentType<Props>>;
  with: Props;
  orElse: ReactNode;
}) {
  const { orElse, ...late } = props;
  const [hasFailed, setHasFailed] = useState(false);
  return hasFailed ? orElse : <LatePart {...late} isWanted onFailure={() => setHasFailed(true)} />;
}
