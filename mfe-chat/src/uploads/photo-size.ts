/**
 * Returns the displayed size of a picture, to reserve its space, or `undefined` if the browser cannot read
 * it.
 */
export async function photoSize(file: Blob): Promise<{ width: number; height: number } | undefined> {
  const url = URL.createObjectURL(file);
  try {
    const image = new Image();
    image.src = url;
    await image.decode();
    const { naturalWidth: width, naturalHeight: height } = image;
    return width > 0 && height > 0 ? { width, height } : undefined;
  } catch {
    // The server decides whether the file is a picture.
    return undefined;
  } finally {
    URL.revokeObjectURL(url);
  }
}
