/**
 * Accepts files dropped anywhere on a room. Other drags keep the browser's default. Returns its stop
 * function.
 */
export function onFileDrop(element: HTMLElement, onFiles: (files: readonly File[]) => void): () => void {
  const hasFiles = ({ dataTransfer }: DragEvent) => dataTransfer?.types.includes('Files') === true;
  const onDragOver = (event: DragEvent) => void (hasFiles(event) && event.preventDefault());
  const onDrop = (event: DragEvent) => {
    if (!hasFiles(event)) return;
    event.preventDefault();
    onFiles([...(event.dataTransfer?.files ?? [])]);
  };
  element.addEventListener('dragover', onDragOver);
  element.addEventListener('drop', onDrop);
  return () => {
    element.removeEventListener('dragover', onDragOver);
    element.removeEventListener('drop', onDrop);
  };
}
