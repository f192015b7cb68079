import { useEffect, useEffectEvent, useState, type ComponentType, type ReactNode } from 'react';
import { isChunkLoadError, reportBackgroundError } from '../../lazy/chunk-load-error';
import { retryDelay } from '../../lazy/retry-import';

interface LazyPartProps<Props extends object> {
  load: () => Promise<ComponentType<Props>>;
  /** Once loaded, the component stays mounted, so that it can restore the focus when it closes. */
  isWanted: boolean;
  /** The props of the component. */
  with: Props;
  /** The component, if an earlier part of this kind has loaded it; it is then shown at once. */
  loaded?: ComponentType<Props>;
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
export function LazyPart<Props extends object>(props: LazyPartProps<Props>) {
  const { load, isWanted, loaded, onFailure } = props;
  const [Part, setPart] = useState(() => (isWanted ? loaded : undefined));
  const [failures, setFailures] = useState(0);
  const isLoading = isWanted && !Part;
  const loadPart = useEffectEvent(load);
  const fail = useEffectEvent((error: unknown) => {
    reportBackgroundError(error);
    if (onFailure) onFailure();
    else if (isChunkLoadError(error)) setFailures(failures + 1);
  });

  useEffect(() => {
    if (!isLoading) return;
    let isStale = false;
    const begin = () =>
      void loadPart().then(
        (it) => !isStale && setPart(() => it),
        (error: unknown) => !isStale && fail(error),
      );
    let timer: ReturnType<typeof setTimeout> | undefined;
    if (failures === 0) begin();
    else timer = setTimeout(begin, retryDelay(failures));
    return () => {
      isStale = true;
      clearTimeout(timer);
    };
  }, [isLoading, failures]);

  return Part ? <Part {...props.with} /> : props.waiting;
}
