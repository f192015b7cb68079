/**
 * Elects the leading tab with a lock: the holder leads until its tab is closed or another tab steals the
 * lock. `lead` starts the work and returns the function that ends it.
 */
export function startTabElection(lock: string, lead: () => () => void) {
  const stopped = new AbortController();
  let waiting = new AbortController();
  let end = () => {};

  async function compete(options: { steal: true } | { signal: AbortSignal }): Promise<void> {
    let hasLed = false;
    try {
      await navigator.locks.request(lock, options, async () => {
        if (stopped.signal.aborted) return;
        hasLed = true;
        end = lead();
        await new Promise((resolve) => stopped.signal.addEventListener('abort', resolve));
      });
    } catch {
      // Either this tab stopped waiting in order to steal the lock, or another tab has stolen it because this
      // one was frozen.
    }
    if (!hasLed || stopped.signal.aborted) return;
    end();
    end = () => {};
    wait();
  }

  function wait(): void {
    waiting = new AbortController();
    void compete({ signal: waiting.signal });
  }

  wait();
  return {
    /** Takes the lock from a frozen tab, which cannot release it. */
    steal(): void {
      waiting.abort();
      if (!stopped.signal.aborted) void compete({ steal: true });
    },
    stop(): void {
      stopped.abort();
      waiting.abort();
      end();
      end = () => {};
    },
  };
}
