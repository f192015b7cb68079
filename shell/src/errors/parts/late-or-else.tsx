import { LatePart } from '@guest/shared/ui/state/late-part';
import { useState, type ComponentType, type ReactNode } from 'react';

/** Late words for a rare failure; where their code does not come, what the page has had all along. */
export function LateOrElse<Props extends object>(props: {
  load: () => Promise<ComponentType<Props>>;
  with: Props;
  orElse: ReactNode;
}) {
  const { orElse, ...late } = props;
  const [hasFailed, setHasFailed] = useState(false);
  return hasFailed ? orElse : <LatePart {...late} isWanted onFailure={() => setHasFailed(true)} />;
}
