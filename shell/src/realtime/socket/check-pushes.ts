import { pushNames, socketPushes, type PushName } from '@guest/shared/contracts/socket.contract';
import type { Realtime } from '@guest/shared/realtime/realtime';

interface PushCheckDeps {
  pushed: Realtime['pushed'];
  /** Called for a push that does not match the contract. */
  dropped: () => void;
}

/** Delivers valid pushes in the order of their arrival and drops all others. */
export function createPushCheck({ pushed, dropped }: PushCheckDeps): (name: string, body: unknown) => void {
  let queue: Promise<void> = Promise.resolve();

  async function check(name: string, body: unknown): Promise<void> {
    if (!isPushName(name)) return dropped();
    const checked = (await socketPushes[name].checks()).safeParse(body);
    if (!checked.success) return dropped();
    // The cast is safe because the schema of this name accepted the data.
    pushed(name, checked.data as Parameters<typeof pushed>[1]);
  }

  return (name, body) => {
    // If the schemas cannot be loaded the push is lost; the next synchronization of the log makes up for it.
    queue = queue.then(() => check(name, body)).catch(dropped);
  };
}

const isPushName = (name: string): name is PushName => pushNames.some((known) => known === name);
