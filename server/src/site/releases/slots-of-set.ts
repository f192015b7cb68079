import type { Boot, BootSlot } from '@guest/shared/contracts/release/boot.contract';
import type { ResolvedSet } from './release-cache';

/**
 * Returns the parts that the remotes of a set offer for the slots of its shell; `undefined` if there are none. The
 * check refuses two parts for one slot. A mix can name such releases, and then the first remote by name has the slot.
 */
export function bootSlotsOf({ shell, remotes }: ResolvedSet): Boot['slots'] {
  const known = shell.record.hosts?.slots ?? [];
  const offered = Object.keys(remotes)
    .sort()
    .flatMap((owner) =>
      Object.entries(remotes[owner]?.record.slots ?? {}).map(([slot, part]): [string, BootSlot] => [
        slot,
        { owner, ...part },
      ]),
    )
    .filter(([slot]) => known.includes(slot));
  // The last entry of a name counts.
  return offered.length > 0 ? Object.fromEntries(offered.reverse()) : undefined;
}
