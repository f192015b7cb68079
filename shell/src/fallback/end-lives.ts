import type { LivingRemote, Row } from './rescue-state';

/** Aborts the background work of all releases of a row except the one that the page uses from now on. */
export function endLives({ failures }: Row, kept: Promise<LivingRemote>): void {
  void Promise.allSettled([kept, ...failures.map(({ mounted }) => mounted)]).then(([has, ...left]) => {
    const stays = has.status === 'fulfilled' ? has.value.life : undefined;
    for (const it of left) if (it.status === 'fulfilled' && it.value.life !== stays) it.value.life.abort();
  });
}
