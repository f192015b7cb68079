/**
 * Elects the leading tab with a lock: the holder leads until its tab is closed or another tab steals the
 * lock. `lead` starts the work and returns the function that ends it.
 */
export function seekLeadership(lock: string, lead: () => () => void) {
  const isOver = new AbortController();
  let waiting = new AbortController();
  let end = () => {};

  async function compete(how: { steal: true } | { signal: AbortSignal }): Promise<void> {
    let hasLed = false;
    try {
      await navigator.locks.request(lock, how, async () => {
        if (isOver.signal.aborted) return;
        hasLed = true;
        end = lead();
        await new Promise((resolve) => isOver.signal.addEventListener('abort', resolve));
      });
    } catch {
      // Either this tab stopped waiting in order to steal the lock, or another tab has stolen it because this
      // one was frozen.
    }
    if (!hasLed || isOver.signal.aborted) return;
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
      if (!isOver.signal.aborted) void compete({ steal: true });
    },
    stop(): void {
      isOver.abort();
      waiting.abort();
      end();
      end = () => {};
    },
  };
}
