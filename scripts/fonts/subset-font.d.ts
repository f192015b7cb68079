declare module 'subset-font' {
  /** Returns the font with only the glyphs of the text and a part of its axes. */
  export default function subsetFont(
    font: Buffer,
    text: string,
    options: {
      targetFormat: 'woff2';
      variationAxes: Record<string, { min: number; max: number }>;
    },
  ): Promise<Buffer>;
}
