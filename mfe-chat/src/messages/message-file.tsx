import { useText } from '../texts';
import type { ShownMessage } from './shown-message';

/** What was sent along. */
export function MessageFile({ message }: { message: ShownMessage; isOwn: boolean }) {
  const text = useText();
  const { url, fileData } = message;
  return (
    <a href={url} download={fileData?.name}>
      {fileData?.name ?? text('Document')}
    </a>
  );
}
