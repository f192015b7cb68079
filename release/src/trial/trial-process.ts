import * as z from 'zod/mini';
import { startIsolated, type IsolatedProcess, type IsolatedProgram } from '../isolation/start-isolated';
import { workAlarm } from '../isolation/work-alarm';

/**
 * The answer to a question, or the reason why there is none. `hasEnded` means that the process cannot answer any
 * more.
 */
export type TrialAnswer =
  | { readonly answer: unknown }
  | { readonly failure: string; readonly hasEnded: boolean };

/** Messages are validated because a release's own code runs in the process. */
const messageSchema = z.union([
  z.object({ ready: z.literal(true) }),
  z.object({ id: z.int(), answer: z.unknown() }),
  z.object({ id: z.int(), error: z.string() }),
]);

/** The milliseconds that a process may work, before it is ready and for one question. */
export interface TrialLimits {
  readonly start: number;
  readonly ask: number;
}

/** Starts a process that answers one question at a time, until it works for too long or ends by itself. */
export function startTrialProcess(program: IsolatedProgram, limits: TrialLimits) {
  let settle: (outcome: TrialAnswer) => void = () => {};
  let lastId = 0;
  let end: string | undefined;
  let isolated: IsolatedProcess | undefined;
  let exited = () => {};
  const exit = new Promise<void>((resolve) => (exited = resolve));

  function fail(reason: string): void {
    end ??= reason;
    isolated?.kill();
    settle({ failure: end, hasEnded: true });
  }

  function onMessage(sent: unknown): void {
    const { data: message } = messageSchema.safeParse(sent);
    if (!message) return;
    if ('ready' in message) return settle({ answer: null });
    if ('error' in message && message.id === 0) return fail(message.error);
    if (message.id !== lastId) return;
    settle('error' in message ? { failure: message.error, hasEnded: false } : { answer: message.answer });
  }

  /** Waits for the next outcome and ends the process if there is none within that much work. */
  async function outcomeWithin(limit: number, what: string): Promise<TrialAnswer> {
    if (end !== undefined) return { failure: end, hasEnded: true };
    const usage = async () => (await isolated?.usage()) ?? null;
    const stopAlarm = workAlarm(limit, usage, () => fail(`${what} within ${limit} ms of work`));
    const outcome = await new Promise<TrialAnswer>((resolve) => (settle = resolve));
    stopAlarm();
    return outcome;
  }

  const ready = outcomeWithin(limits.start, 'it did not start');
  startIsolated(program, {
    onMessage,
    // A trial always has a pending question, so the process is never idle.
    isIdle: () => false,
    onExcess: fail,
    onRetired: () => {},
    onEnd(reason) {
      exited();
      fail(reason);
    },
  }).then(
    (its) => {
      isolated = its;
      if (end !== undefined) its.kill();
    },
    (error: unknown) => {
      exited();
      fail(String(error));
    },
  );

  return {
    async ask(question: unknown): Promise<TrialAnswer> {
      const started = await ready;
      if ('failure' in started) return started;
      const outcome = outcomeWithin(limits.ask, 'it did not answer');
      isolated?.send({ id: ++lastId, ask: question });
      return outcome;
    },
    async stop(): Promise<void> {
      fail('it is not needed any more');
      await exit;
    },
  };
}
