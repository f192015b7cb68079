/** The number of messages in the first page and in each further page. */
export const PAGE_SIZE = 25;
/**
 * A client that has missed more messages than this receives the newest page, and loads the rest when the
 * guest scrolls to it.
 */
export const MAX_MISSED = 300;
