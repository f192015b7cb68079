/** Of messages, at first and with every further page. */
export const PAGE_SIZE = 25;
/** Who has missed more than this is given the newest page, and the rest when it is scrolled to. */
export const MOST_MISSED = 300;
