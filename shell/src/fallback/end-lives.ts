import type { LivingRemote } from './rescue';
import type { Row } from './try';

/** Ends what the releases of a row still do in the background, but for the one that the page has from now on. */
export function endLives({ failures }: Row, kept: Promise<LivingRemote>): void {
  void Promise.allSettled([kept, ...failures.map(({ mounted }) => mounted)]).then(([has, ...left]) => {
    const stays = has.status === 'fulfilled' ? has.value.life : undefined;
    for (const it of left) if (it.status === 'fulfilled' && it.value.life !== stays) it.value.life.abort();
  });
}
