import { isAnyTabVisible } from '@guest/shared/realtime/page-visibility';

/**
 * Returns the answer to `areYouThere`: whether the guest sees a tab of the suite if the server asks for it, otherwise that
 * the page responds.
 */
export async function answerPresenceCheck(question: unknown): Promise<true | 'visible' | 'hidden'> {
  const asks = typeof question === 'object' && question !== null && 'asks' in question && question.asks;
  if (asks !== 'visibility') return true;
  return (await isAnyTabVisible()) ? 'visible' : 'hidden';
}
