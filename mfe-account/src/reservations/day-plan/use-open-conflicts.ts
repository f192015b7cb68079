import type { Conflict, TimelineItem } from '@guest/shared/contracts/timeline/timeline.contract';
import { deviceStorage } from '@guest/shared/storage/device-storage';
import { useState } from 'react';

const NAME = 'dismissed-conflicts';
/** Beyond this number the oldest ones are dropped, which concern past days by then. */
const MAX_DISMISSED = 100;

/** Identifies a conflict by its items and their versions, so that a changed item causes a new conflict. */
function conflictKey({ a, b, kind }: Conflict, items: readonly TimelineItem[]): string {
  const versionOf = (id: string) => items.find((item) => item.id === id)?.version;
  return `${kind} ${a} ${versionOf(a)} ${b} ${versionOf(b)}`;
}

/** Returns the conflicts that the guest has not dismissed on this device, and the function that dismisses one. */
export function useOpenConflicts(conflicts: readonly Conflict[], items: readonly TimelineItem[]) {
  const [dismissed, setDismissed] = useState(readDismissed);
  return {
    open: conflicts.filter((conflict) => !dismissed.includes(conflictKey(conflict, items))),
    dismiss(conflict: Conflict): void {
      const next = [...readDismissed(), conflictKey(conflict, items)].slice(-MAX_DISMISSED);
      deviceStorage.setItem(NAME, JSON.stringify(next));
      setDismissed(next);
    },
  };
}

function readDismissed(): string[] {
  try {
    const stored: unknown = JSON.parse(deviceStorage.getItem(NAME) ?? '[]');
    return Array.isArray(stored) ? stored.filter((key) => typeof key === 'string') : [];
  } catch {
    // The value is no JSON, so it was not written by this code.
    return [];
  }
}
