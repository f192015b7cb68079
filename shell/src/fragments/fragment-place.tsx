import { useHost } from '@guest/shared';
import { fragments, type FragmentName } from '@guest/shared/routes/fragments';
import { LatePart } from '@guest/shared/ui/late-part';
import { FailedPart } from '@guest/shared/ui/read-section';
import { Suspense, useContext, useRef, useState } from 'react';
import { useStore } from 'zustand';
import { partText } from '../errors/remote-texts';
import { useText } from '../texts';
import { FragmentSource } from './fragment-source';
import styles from './fragment-place.module.css';
import { FragmentWalls } from './fragment-walls';
import { useIsNear } from './use-is-near';
import { Waiting } from './waiting';

/** The place of a part that a remote gives, of the part's size: it comes when the guest is near, and fails alone. */
export function FragmentPlace({ name }: { name: FragmentName }) {
  const { owner, feature, shape } = fragments[name];
  const text = useText();
  const load = useContext(FragmentSource);
  const place = useRef<HTMLDivElement>(null);
  const isNear = useIsNear(place);
  const [hasFailed, setHasFailed] = useState(false);
  const isOffered = useStore(useHost().property, (state) => state.property?.features[feature]);
  if (!isOffered) return null;

  const waiting = <Waiting shape={shape} />;
  const failed = (
    <FailedPart
      texts={{
        failed: text('{part} is not available right now', { part: text(partText(owner)) }),
        retry: text('Try again'),
      }}
      onRetry={() => setHasFailed(false)}
    />
  );
  return (
    <div ref={place} className={styles[shape]}>
      <FragmentWalls hasFailed={hasFailed} onFailure={() => setHasFailed(true)} orElse={failed}>
        <Suspense fallback={waiting}>
          <LatePart
            load={() => load(name)}
            isWanted={isNear}
            with={{}}
            waiting={waiting}
            onFailure={() => setHasFailed(true)}
          />
        </Suspense>
      </FragmentWalls>
    </div>
  );
}
