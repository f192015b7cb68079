/** The endings of the files that may be pictures of a hotel; their content is looked at too. */
export const PICTURE_ENDINGS = ['jpg', 'jpeg', 'png', 'webp', 'avif', 'svg'];
