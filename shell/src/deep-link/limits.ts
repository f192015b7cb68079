/** A link is clicked only on viewports up to this width, in CSS pixels. */
export const MAX_VIEWPORT = 450;
/** The interval and the number of attempts with which a page is asked for data that its link needs. */
export const POLL_MS = 100;
export const MAX_POLLS = 100;
/** The hidden link stays in the document for this many milliseconds. */
export const LINK_LASTS_MS = 5_000;
/** If the page becomes hidden within this time after a click, the app has opened. */
export const INSTALL_CHECK_MS = 5_000;
/** iOS Safari is not tried again for this long after the app has not opened. */
export const IOS_RECHECK_MS = 3_600_000;
/** A guest's choice to stay in the browser holds for this long. */
export const STAY_IN_BROWSER_MS = 30 * 24 * 3_600_000;
/** After a tap that has not opened the app, it is not offered again for this long. */
export const NOT_OPENED_MS = 24 * 3_600_000;
/** The maximum length of a link; longer addresses are cut off by some systems. */
export const MAX_LINK_LENGTH = 2_000;
/** A link is clicked or offered only if the server has answered within this time. */
export const ANSWER_MS = 3_000;
