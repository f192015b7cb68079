/** The display fonts that the suite provides for headings. A property uses one of them or a system font. */
export const DISPLAY_FONTS = ['fraunces', 'cormorant', 'ysabeau'] as const;
export type DisplayFont = (typeof DISPLAY_FONTS)[number];

export const isDisplayFont = (font: string): font is DisplayFont =>
  DISPLAY_FONTS.some((name) => name === font);

/**
 * Whether the language is written in Latin script. The display fonts cover only Latin; devices have good
 * system fonts for the other scripts.
 */
export const isInLatin = (lang: string): boolean => !/^(ar|ja)\b/.test(lang);

/** Returns the path of the style sheet that declares a font which the document did not include. */
export const fontStylesPath = (font: DisplayFont): string => `/faces/${font}.css`;
