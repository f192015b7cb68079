/** A link is clicked only on viewports up to this width, in CSS pixels. */
export const MAX_VIEWPORT = 450;
/** How often, and how many times at most, a page is asked for data that its link needs. */
export const POLL_MS = 100;
export const MAX_POLLS = 100;
/** How long the hidden link stays in the document. */
export const LINK_LASTS_MS = 5_000;
/** How long after a click the page may become hidden, which shows that the app has opened. */
export const INSTALL_CHECK_MS = 5_000;
/** How long iOS Safari is not tried again after the app has not opened. */
export const IOS_RECHECK_MS = 3_600_000;
/** How long a guest's choice to stay in the browser is respected. */
export const STAY_IN_BROWSER_MS = 30 * 24 * 3_600_000;
/** The maximum length of a link; longer addresses are cut off by some systems. */
export const MAX_LINK_LENGTH = 2_000;
