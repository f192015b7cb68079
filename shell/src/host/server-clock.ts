const SAVED_AS = 'guest-clock-offset';
/** A smaller difference is within the network delay and the one-second resolution of the `Date` header. */
const TOLERATED_MS = 5_000;

export type ServerClock = ReturnType<typeof createServerClock>;

/**
 * The clock of the server, which countdowns follow. It uses the device clock until the server time is known.
 */
export function createServerClock(storage: Pick<Storage, 'getItem' | 'setItem'>) {
  let offset: number | undefined;
  const known = () => (offset ??= Number(storage.getItem(SAVED_AS)) || 0);
  return {
    now: () => Date.now() + known(),
    heard(moment: number): void {
      const heard = moment - Date.now();
      if (Number.isNaN(heard) || Math.abs(heard - known()) < TOLERATED_MS) return;
      offset = heard;
      storage.setItem(SAVED_AS, String(heard));
    },
  };
}
