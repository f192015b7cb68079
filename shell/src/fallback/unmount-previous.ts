import type { RunningRemote, AttemptSeries } from './fallback-state';

/** Aborts the background work of all releases of a row except the one that the page uses from now on. */
export function unmountPrevious({ failures }: AttemptSeries, current: Promise<RunningRemote>): void {
  void Promise.allSettled([current, ...failures.map(({ mounted }) => mounted)]).then(
    ([currentResult, ...previousResults]) => {
      const keptLife = currentResult.status === 'fulfilled' ? currentResult.value.life : undefined;
      for (const result of previousResults)
        if (result.status === 'fulfilled' && result.value.life !== keptLife) result.value.life.abort();
    },
  );
}
