import type { Realtime } from '@guest/shared/realtime/realtime';
import { oneAtATime } from './one-at-a-time';
import { runSteps, type Step } from './steps';

/** Brings what other subjects than the rooms need, each time the connection is there. Returns the stop. */
export function afterEachConnection({ state }: Pick<Realtime, 'state'>, steps: readonly Step[]): () => void {
  const bring = oneAtATime(() => runSteps(steps, (_step, error) => reportError(error)));
  if (state.getState().connection === 'connected') void bring();
  return state.subscribe(({ connection, epoch }, before) => {
    const isOther = before.epoch !== null && epoch !== before.epoch;
    if (connection === 'connected' && (before.connection !== 'connected' || isOther)) void bring();
  });
}
