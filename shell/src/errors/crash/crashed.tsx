import { isMissingCode } from '@guest/shared/late-code/missing-code';
import type { ComponentType, ReactNode } from 'react';
import { LateOrElse } from '../parts/late-or-else';
import type { Crash } from './crashed-page';

/** Distinguishes code that crashed from code that did not load. For the latter `orElse` is sufficient. */
export function Crashed(props: {
  load: () => Promise<ComponentType<Crash>>;
  with: Crash;
  orElse: ReactNode;
}) {
  return isMissingCode(props.with.error) ? props.orElse : <LateOrElse {...props} />;
}
