import { useHost } from '@guest/shared';
import type { BootSlot } from '@guest/shared/contracts/release/boot.contract';
import type { OwnFragmentName } from '@guest/shared/routes/fragments';
import type { RemoteName } from '@guest/shared/routes/remotes';
import type { SlotName } from '@guest/shared/routes/slots';
import { useContext, useRef } from 'react';
import { useStore } from 'zustand';
import { ErrorBoundary } from '../errors/error-boundary';
import { FragmentSource, type FragmentProvider } from '../remotes/fragment-source';
import { SlotParts } from '../remotes/slot-parts';
import { withTimeout } from '../remotes/with-timeout';
import { LazyFragment } from './lazy-fragment';
import styles from './slot.module.css';
import { useIsNear } from './use-is-near';

/** A part that takes longer is given up, and its release is charged with an error. */
const PART_TIMEOUT_MS = 10_000;

/**
 * The place for a part that a release offers in its record. Its size is fixed, so that whatever the part does, nothing
 * around it moves. The home page does not need the part: if it fails or is late, its place stays empty.
 */
export function Slot({ name }: { name: SlotName }) {
  const part = useContext(SlotParts)[name];
  const source = useContext(FragmentSource);
  const features: Readonly<Record<string, boolean>> | undefined = useStore(
    useHost().property,
    (state) => state.property?.features,
  );
  const isOffered = part?.feature?.some((feature) => features?.[feature]) ?? true;
  return part && source && isOffered ? <OfferedPart name={name} part={part} source={source} /> : null;
}

interface OfferedPartProps {
  name: SlotName;
  part: BootSlot;
  source: FragmentProvider;
}

function OfferedPart({ name, part, source }: OfferedPartProps) {
  const container = useRef<HTMLDivElement>(null);
  const isNear = useIsNear(container);
  // The casts are safe: the name was checked when the release was published, and a set names the remotes that it has.
  const [fragment, owner] = [part.fragment as OwnFragmentName, part.owner as RemoteName];
  const load = () => withTimeout(fragment, PART_TIMEOUT_MS, source.fragment(fragment, owner));
  return (
    <div ref={container} data-slot={name} className={styles.slot}>
      {/* The rest of the release works, so another one does not replace it. */}
      <ErrorBoundary part={owner} recover={async () => false} waiting={null} failed={() => null}>
        {isNear && <LazyFragment load={load} waiting={null} />}
      </ErrorBoundary>
    </div>
  );
}
