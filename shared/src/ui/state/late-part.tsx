import { useEffect, useEffectEvent, useState, type ComponentType, type ReactNode } from 'react';
import { isMissingCode, reportLateFailure } from '../../late-code/missing-code';
import { waitAfter } from '../../late-code/until-it-comes';

interface LatePartProps<Props extends object> {
  load: () => Promise<ComponentType<Props>>;
  /** Once loaded, the component stays mounted, so that it can restore the focus when it closes. */
  isWanted: boolean;
  /** The props of the component. */
  with: Props;
  /** Shown until the component is loaded. */
  waiting?: ReactNode;
  /**
   * Should reset `isWanted`, so that the next request loads the component again. Without it, loading is
   * retried automatically.
   */
  onFailure?: () => void;
}

/**
 * Renders a component whose code is loaded on demand. If loading fails, the rest of the page continues to
 * work and loading is retried, which React's `lazy` never does.
 */
export function LatePart<Props extends object>(props: LatePartProps<Props>) {
  const { load, isWanted, onFailure } = props;
  const [Part, setPart] = useState<ComponentType<Props>>();
  const [failures, setFailures] = useState(0);
  const isAsked = isWanted && !Part;
  const ask = useEffectEvent(load);
  const fail = useEffectEvent((error: unknown) => {
    reportLateFailure(error);
    if (onFailure) onFailure();
    else if (isMissingCode(error)) setFailures(failures + 1);
  });

  useEffect(() => {
    if (!isAsked) return;
    let isStale = false;
    const begin = () =>
      void ask().then(
        (it) => !isStale && setPart(() => it),
        (error: unknown) => !isStale && fail(error),
      );
    let timer: ReturnType<typeof setTimeout> | undefined;
    if (failures === 0) begin();
    else timer = setTimeout(begin, waitAfter(failures));
    return () => {
      isStale = true;
      clearTimeout(timer);
    };
  }, [isAsked, failures]);

  return Part ? <Part {...props.with} /> : props.waiting;
}
