/** The maximum size of a photo that is sent. The photo is drawn with the first step that fits. */
const MAX_BYTES = 400_000;
const STEPS = [
  { side: 1_920, quality: 0.82 },
  { side: 1_600, quality: 0.78 },
  { side: 1_280, quality: 0.72 },
  { side: 1_024, quality: 0.65 },
];
const MAX_GIF_BYTES = 7_000_000;
/** A photo takes about a second. Ticks are counted because a device that sleeps meanwhile skips them. */
const TICK_MS = 5_000;
const GIVE_UP_TICKS = 12;

export interface ShrunkPhoto {
  blob: Blob;
  width: number;
  height: number;
}

/**
 * Draws a photo small enough for a slow network, which also drops what the camera has written into it. Returns
 * `undefined` if the browser cannot read it, or never finishes reading it. An animation would stand still, so a GIF is
 * left as it is.
 */
export async function shrinkPhoto(file: Blob): Promise<ShrunkPhoto | undefined> {
  let timer: ReturnType<typeof setInterval> | undefined;
  const givenUp = new Promise<undefined>((resolve) => {
    let left = GIVE_UP_TICKS;
    timer = setInterval(() => (left -= 1) === 0 && resolve(undefined), TICK_MS);
  });
  return Promise.race([shrink(file), givenUp]).finally(() => clearInterval(timer));
}

async function shrink(file: Blob): Promise<ShrunkPhoto | undefined> {
  const bitmap = await createImageBitmap(file).catch(() => undefined);
  if (!bitmap) return undefined;
  try {
    if (file.type === 'image/gif') {
      return file.size <= MAX_GIF_BYTES
        ? { blob: file, width: bitmap.width, height: bitmap.height }
        : undefined;
    }
    let smallest: ShrunkPhoto | undefined;
    for (const step of STEPS) {
      smallest = (await draw(bitmap, step)) ?? smallest;
      if (smallest && smallest.blob.size <= MAX_BYTES) break;
    }
    return smallest;
  } finally {
    bitmap.close();
  }
}

async function draw(
  bitmap: ImageBitmap,
  { side, quality }: (typeof STEPS)[number],
): Promise<ShrunkPhoto | undefined> {
  const scale = Math.min(1, side / Math.max(bitmap.width, bitmap.height));
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round(bitmap.width * scale));
  canvas.height = Math.max(1, Math.round(bitmap.height * scale));
  const pen = canvas.getContext('2d');
  if (!pen) return undefined;
  // Transparent areas become white; JPEG would make them black.
  pen.fillStyle = '#fff';
  pen.fillRect(0, 0, canvas.width, canvas.height);
  pen.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg', quality));
  return blob ? { blob, width: canvas.width, height: canvas.height } : undefined;
}
