/**
 * Leads as soon as no other tab does: whoever holds the lock, until it is closed or put to sleep. `lead` returns how
 * its work ends.
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
      // Given up for one that steals; or another tab has stolen it, because this one slept.
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
    /** Does not wait for the other to let go, because it sleeps. */
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
