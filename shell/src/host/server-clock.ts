const SAVED_AS = 'guest-clock-offset';
/** An answer takes its time, and says only the second. */
const TOLERATED_MS = 5_000;

export type ServerClock = ReturnType<typeof createServerClock>;

/** The server's time, by which countdowns run; the device's own until a server has been heard. */
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
