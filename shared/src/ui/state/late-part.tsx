import { useEffect, useEffectEvent, useState, type ComponentType, type ReactNode } from 'react';
import { isMissingCode, reportLateFailure } from '../../late-code/missing-code';
import { waitAfter } from '../../late-code/until-it-comes';

interface LatePartProps<Props extends object> {
  load: () => Promise<ComponentType<Props>>;
  /** Once here it stays, so that it can give the focus back when it closes. */
  isWanted: boolean;
  /** What the part is given. */
  with: Props;
  /** Stands in its place until it is here. */
  waiting?: ReactNode;
  /** Takes the wish back, so that the next one asks anew. Without it the part is asked for again by and by. */
  onFailure?: () => void;
}

/**
 * A part of a page whose code comes when it is wanted. Where it does not come the rest of the page goes on, and it is asked for again, which `lazy` never does.
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
