import { pushNames, socketPushes, type PushName } from '@guest/shared/contracts/socket.contract';
import type { Realtime } from '@guest/shared/realtime/realtime';

interface Pushes {
  pushed: Realtime['pushed'];
  /** Something was pushed that the contract does not know. */
  dropped: () => void;
}

/** Lets through, in the order they came, the pushes that fit their schemas. Whatever else comes is dropped and counted. */
export function createPushCheck({ pushed, dropped }: Pushes): (name: string, body: unknown) => void {
  let turn: Promise<void> = Promise.resolve();

  async function check(name: string, body: unknown): Promise<void> {
    if (!isPushName(name)) return dropped();
    const checked = (await socketPushes[name].checks()).safeParse(body);
    if (!checked.success) return dropped();
    // The check of this name has let it through.
    pushed(name, checked.data as Parameters<typeof pushed>[1]);
  }

  return (name, body) => {
    // Where the schemas cannot be loaded, the push is lost; what it told of is found with the next look at the log.
    turn = turn.then(() => check(name, body)).catch(dropped);
  };
}

const isPushName = (name: string): name is PushName => pushNames.some((known) => known === name);
