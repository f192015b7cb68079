import { isMissingCode } from '@guest/shared/late-code/missing-code';
import type { ComponentType, ReactNode } from 'react';
import { LateOrElse } from '../parts/late-or-else';
import type { Crash } from './crashed-page';

/** Tells a part that broke from one that did not come, for which `orElse` says all there is to say. */
export function Crashed(props: {
  load: () => Promise<ComponentType<Crash>>;
  with: Crash;
  orElse: ReactNode;
}) {
  return isMissingCode(props.with.error) ? props.orElse : <LateOrElse {...props} />;
}
