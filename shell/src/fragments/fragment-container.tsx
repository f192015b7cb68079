import { useHost } from '@guest/shared';
import { fragments, type Fragment, type FragmentName } from '@guest/shared/routes/fragments';
import { useIsAnonymous } from '@guest/shared/session/use-is-anonymous';
import { FailedPart } from '@guest/shared/ui/state/query-section';
import { useContext, useRef } from 'react';
import { useStore } from 'zustand';
import { Crashed } from '../errors/crash/crashed';
import { loadCrashedFragment } from '../errors/crash/lazy-views';
import { partText } from '../errors/parts/remote-texts';
import { ErrorBoundary } from '../errors/error-boundary';
import { useText } from '../texts';
import { FragmentSource, type FragmentProvider } from '../remotes/fragment-source';
import styles from './fragment-container.module.css';
import { useIsNear } from './use-is-near';
import { FragmentSkeleton } from './fragment-skeleton';
import { LazyFragment } from './lazy-fragment';

/**
 * The place of a remote's fragment on the home page. It reserves the size of the fragment, loads it when the
 * guest scrolls near, and contains its failures.
 */
export function FragmentContainer({ name }: { name: FragmentName }) {
  const { feature, shape, isForGuests }: Fragment = fragments[name];
  const isAnonymous = useIsAnonymous();
  const isOffered = useStore(
    useHost().property,
    (state) => feature === undefined || state.property?.features[feature],
  );
  const source = useContext(FragmentSource);
  if (!source || !isOffered) return null;
  // The document is the same for everybody, so it contains the place of a guest who is not known yet.
  if (isForGuests && isAnonymous) return <div className={styles[shape]} />;
  return <OfferedFragment name={name} {...source} />;
}

interface OfferedFragmentProps extends FragmentProvider {
  name: FragmentName;
}

function OfferedFragment({ name, fragment, crashed }: OfferedFragmentProps) {
  const { owner, shape }: Fragment = fragments[name];
  const text = useText();
  const container = useRef<HTMLDivElement>(null);
  const isNear = useIsNear(container);
  const waiting = <FragmentSkeleton shape={shape} />;
  const texts = {
    failed: text("{part} isn't available right now", { part: text(partText(owner)) }),
    retry: text('Try again'),
  };
  return (
    <div ref={container} className={styles[shape]}>
      <ErrorBoundary
        part={owner}
        recover={(error) => crashed(owner, error)}
        waiting={waiting}
        failed={(error, retry) => (
          <Crashed
            load={loadCrashedFragment}
            with={{ name: owner, error, onReload: retry }}
            fallback={<FailedPart texts={texts} onRetry={retry} />}
          />
        )}
      >
        {isNear ? <LazyFragment load={() => fragment(name, owner)} waiting={waiting} /> : waiting}
      </ErrorBoundary>
    </div>
  );
}
