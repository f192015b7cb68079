import type { Server } from 'socket.io';
import { partialReplies } from './partial-replies';
import type { ConnectionRepository } from './connection.repository';

/** A page on a phone that sleeps does not answer at all. */
const ANSWER_WITHIN_MS = 2_000;

/** Returns those of the guests, by their chat ids, who see a page of the suite at this moment. */
export type ActiveViewers = (chatIds: readonly string[]) => Promise<ReadonlySet<string>>;

/**
 * Asks the pages themselves, whichever process they are connected to. What a page has reported before would be wrong as
 * soon as a phone falls asleep or loses its network.
 */
export function createActiveViewers(
  io: Server,
  connections: Pick<ConnectionRepository, 'findByActors'>,
): ActiveViewers {
  async function isVisible(socketId: string): Promise<boolean> {
    const answers: unknown[] = await io
      .to(socketId)
      .timeout(ANSWER_WITHIN_MS)
      .emitWithAck('areYouThere', { asks: 'visibility' })
      .catch(partialReplies);
    // A page of an older release answers `true` to every question; it counts as visible while it is connected.
    return answers.some((answer) => answer === 'visible' || answer === true);
  }

  return async (chatIds) => {
    const pages = chatIds.length > 0 ? await connections.findByActors(chatIds) : [];
    const visible = await Promise.all(
      pages.map(async ({ actorId, socketId }) => ((await isVisible(socketId)) ? [actorId] : [])),
    );
    return new Set(visible.flat());
  };
}
