import { useHost } from '@guest/shared';
import { fragments, type Fragment, type FragmentName } from '@guest/shared/routes/fragments';
import { useIsStranger } from '@guest/shared/session/use-is-stranger';
import { FailedPart } from '@guest/shared/ui/state/read-section';
import { lazy, Suspense, useContext, useRef, useState, type ReactNode } from 'react';
import { useStore } from 'zustand';
import { Crashed } from '../errors/crash/crashed';
import { loadCrashedFragment } from '../errors/crash/late-parts';
import { partText } from '../errors/parts/remote-texts';
import { Walls } from '../errors/walls';
import { useText } from '../texts';
import { FragmentSource, type Fragments, type LoadFragment } from '../remotes/fragment-source';
import styles from './fragment-place.module.css';
import { useIsNear } from './use-is-near';
import { Waiting } from './waiting';

/**
 * The place of a remote's fragment on the home page. It reserves the size of the fragment, loads it when the
 * guest scrolls near, and contains its failures.
 */
export function FragmentPlace({ name }: { name: FragmentName }) {
  const { feature, isForGuests }: Fragment = fragments[name];
  const isStranger = useIsStranger();
  const isOffered = useStore(useHost().property, (state) => state.property?.features[feature]);
  const source = useContext(FragmentSource);
  return source && isOffered && !(isForGuests && isStranger) ? (
    <OfferedPlace name={name} {...source} />
  ) : null;
}

interface Offered extends Fragments {
  name: FragmentName;
}

function OfferedPlace({ name, fragment, crashed }: Offered) {
  const { owner, shape }: Fragment = fragments[name];
  const text = useText();
  const place = useRef<HTMLDivElement>(null);
  const isNear = useIsNear(place);
  const waiting = <Waiting shape={shape} />;
  const texts = {
    failed: text("{part} isn't available right now", { part: text(partText(owner)) }),
    retry: text('Try again'),
  };
  return (
    <div ref={place} className={styles[shape]}>
      <Walls
        help={(error) => crashed(owner, error)}
        waiting={waiting}
        failed={(error, retry) => (
          <Crashed
            load={loadCrashedFragment}
            with={{ name: owner, error, onReload: retry }}
            orElse={<FailedPart texts={texts} onRetry={retry} />}
          />
        )}
      >
        {isNear ? <Part load={() => fragment(name)} waiting={waiting} /> : waiting}
      </Walls>
    </div>
  );
}

/** The lazy component is created per mount, so that each retry loads the fragment again. */
function Part({ load, waiting }: { load: () => ReturnType<LoadFragment>; waiting: ReactNode }) {
  const [Shown] = useState(() => lazy(async () => ({ default: await load() })));
  return (
    <Suspense fallback={waiting}>
      <Shown />
    </Suspense>
  );
}
