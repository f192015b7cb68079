const STORAGE_KEY = 'guest-clock-offset';
/** A smaller difference is within the network delay and the one-second resolution of the `Date` header. */
const TOLERANCE_MS = 5_000;

export type ServerClock = ReturnType<typeof createServerClock>;

/**
 * The clock of the server, which countdowns follow. It uses the device clock until the server time is known.
 */
export function createServerClock(storage: Pick<Storage, 'getItem' | 'setItem'>) {
  let offset: number | undefined;
  const currentOffset = () => (offset ??= Number(storage.getItem(STORAGE_KEY)) || 0);
  return {
    now: () => Date.now() + currentOffset(),
    serverTimeReceived(moment: number): void {
      const measuredOffset = moment - Date.now();
      if (Number.isNaN(measuredOffset) || Math.abs(measuredOffset - currentOffset()) < TOLERANCE_MS) return;
      offset = measuredOffset;
      storage.setItem(STORAGE_KEY, String(measuredOffset));
    },
  };
}
