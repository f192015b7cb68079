declare module 'subset-font' {
  /** The font with only the glyphs of the text, and only a part of its axes. */
  export default function subsetFont(
    font: Buffer,
    text: string,
    options: {
      targetFormat: 'woff2';
      variationAxes: Record<string, { min: number; max: number }>;
    },
  ): Promise<Buffer>;
}
