import { FILE_KINDS } from '@guest/shared/contracts/upload/file-kinds';

const MAX_SIDES = [4_096, 3_072, 2_048];
const QUALITY = 0.85;

/**
 * Reduces the size of a photo, or returns `undefined` if the browser cannot decode it. A GIF would lose its
 * animation, so it is left alone.
 */
export async function downscalePhoto(file: File): Promise<File | undefined> {
  if (file.type === 'image/gif' || file.name.toLowerCase().endsWith('.gif')) return undefined;
  const bitmap = await createImageBitmap(file).catch(() => undefined);
  if (!bitmap) return undefined;
  try {
    for (const side of MAX_SIDES) {
      const blob = await drawScaled(bitmap, side);
      if (blob && blob.size <= FILE_KINDS.photo.maxBytes) {
        return new File([blob], file.name.replace(/\.\w+$/, '') + '.jpg', { type: 'image/jpeg' });
      }
    }
    return undefined;
  } finally {
    bitmap.close();
  }
}

function drawScaled(bitmap: ImageBitmap, side: number): Promise<Blob | null> {
  const part = Math.min(1, side / Math.max(bitmap.width, bitmap.height));
  const canvas = document.createElement('canvas');
  canvas.width = Math.round(bitmap.width * part);
  canvas.height = Math.round(bitmap.height * part);
  const pen = canvas.getContext('2d');
  if (pen) {
    // Transparent areas become white; JPEG would make them black.
    pen.fillStyle = '#fff';
    pen.fillRect(0, 0, canvas.width, canvas.height);
    pen.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
  }
  return new Promise((resolve) => canvas.toBlob(resolve, 'image/jpeg', QUALITY));
}
