/**
 * Accepts files dropped anywhere on a room. Other drags keep the browser's default. Returns its stop
 * function.
 */
export function takeDrops(place: HTMLElement, take: (files: readonly File[]) => void): () => void {
  const hasFiles = ({ dataTransfer }: DragEvent) => dataTransfer?.types.includes('Files') === true;
  const over = (event: DragEvent) => void (hasFiles(event) && event.preventDefault());
  const drop = (event: DragEvent) => {
    if (!hasFiles(event)) return;
    event.preventDefault();
    take([...(event.dataTransfer?.files ?? [])]);
  };
  place.addEventListener('dragover', over);
  place.addEventListener('drop', drop);
  return () => {
    place.removeEventListener('dragover', over);
    place.removeEventListener('drop', drop);
  };
}
