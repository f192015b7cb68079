/** The generated picture of a hotel without one: a gradient of its accent colour. */
export const PLAIN_PICTURE = 'plain';

/** Returns the generated picture as SVG. */
export const drawPlainPicture = (hue: number): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 16 9" preserveAspectRatio="none"><defs><linearGradient id="a" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="oklch(0.82 0.06 ${hue})"/><stop offset="1" stop-color="oklch(0.38 0.08 ${hue})"/></linearGradient></defs><rect width="16" height="9" fill="url(#a)"/></svg>`;
