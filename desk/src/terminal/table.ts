/** Aligns rows in columns as wide as their widest cell; the last column is not padded. */
export function table(rows: string[][]): string[] {
  const widths = (rows[0] ?? []).map((_, at) => Math.max(...rows.map((row) => widthOf(row[at] ?? ''))));
  return rows.map((row) =>
    row
      .map((cell, at) =>
        at === row.length - 1 ? cell : cell + ' '.repeat(Math.max(0, (widths[at] ?? 0) - widthOf(cell))),
      )
      .join('  '),
  );
}

/** Returns the width in terminal columns; East Asian characters take two. */
const widthOf = (text: string) =>
  [...text].reduce(
    (width, letter) =>
      width +
      (/[\u1100-\u115f\u2e80-\ua4cf\uac00-\ud7a3\uf900-\ufaff\ufe30-\ufe4f\uff00-\uff60\uffe0-\uffe6]/.test(
        letter,
      )
        ? 2
        : 1),
    0,
  );
