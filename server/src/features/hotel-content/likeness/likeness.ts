import sharp from 'sharp';

const COLUMNS = 8;
const ROWS = 8;
/** A smaller difference in the brightness of neighbours, on a scale to 255, is noise. */
const MIN_DIFFERENCE = 3;
/** A picture with fewer visible differences has nearly one colour, and would look like many others. */
const MIN_VISIBLE = 12;

/** The pixels of a decoded picture. */
interface Pixels {
  data: Buffer;
  info: { width: number; height: number; channels: 1 | 2 | 3 | 4 };
}

/**
 * Returns the difference hash of a picture: for each of 8 × 8 parts, whether it is brighter than its neighbour.
 * `undefined` if there is too little to see.
 */
export async function likenessOf({ data, info }: Pixels): Promise<string | undefined> {
  const { width, height, channels } = info;
  const grey = await sharp(data, { raw: { width, height, channels } })
    .flatten({ background: 'white' })
    .greyscale()
    .resize(COLUMNS + 1, ROWS, { fit: 'fill' })
    .raw()
    .toBuffer();
  let bits = '';
  let visible = 0;
  for (let row = 0; row < ROWS; row += 1)
    for (let column = 0; column < COLUMNS; column += 1) {
      const at = row * (COLUMNS + 1) + column;
      const difference = (grey[at] ?? 0) - (grey[at + 1] ?? 0);
      bits += difference > 0 ? '1' : '0';
      if (Math.abs(difference) >= MIN_DIFFERENCE) visible += 1;
    }
  return visible < MIN_VISIBLE ? undefined : BigInt(`0b${bits}`).toString(16).padStart(16, '0');
}
