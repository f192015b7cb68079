import { useEffect, useEffectEvent, useState, type ComponentType } from 'react';

interface LatePartProps<Props extends object> {
  load: () => Promise<ComponentType<Props>>;
  /** Once here it stays, so that it can give the focus back when it closes. */
  isWanted: boolean;
  /** What the part is given. */
  with: Props;
  /** Takes the wish back, so that the next one asks anew; the error is reported already. */
  onFailure?: () => void;
}

/**
 * A part of a page whose code comes when it is wanted. Where it does not come its place stays empty, the rest of the
 * page goes on, and the next wish asks again, which `lazy` never does.
 */
export function LatePart<Props extends object>(props: LatePartProps<Props>) {
  const { load, isWanted, onFailure } = props;
  const [Part, setPart] = useState<ComponentType<Props>>();
  const isAsked = isWanted && !Part;
  const ask = useEffectEvent(load);
  const fail = useEffectEvent((error: unknown) => {
    reportError(error);
    onFailure?.();
  });

  useEffect(() => {
    if (!isAsked) return;
    let isStale = false;
    ask().then(
      (it) => !isStale && setPart(() => it),
      (error: unknown) => !isStale && fail(error),
    );
    return () => void (isStale = true);
  }, [isAsked]);

  return Part ? <Part {...props.with} /> : null;
}
